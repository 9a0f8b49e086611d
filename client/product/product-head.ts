import type { Product } from '#contract/catalog-shapes'
import { productCode } from '#contract/shop'
import { formatTaka } from '../text/format'
import type { Head } from '../ui/head'

/** The product in search results and shared links. */
export function describeProduct(product: Product): Head {
  const price = formatTaka(product.price)
  return {
    title: product.title,
    description: `${product.title}, দাম ${price}। ক্যাশ অন ডেলিভারি, সারা বাংলাদেশে ৩-৫ দিনে হোম ডেলিভারি।`,
    picture: `/share/${encodeURIComponent(product.slug)}.jpg`,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.title,
      image: product.image,
      sku: productCode(product.id),
      offers: {
        '@type': 'Offer',
        price: product.price,
        priceCurrency: 'BDT',
        availability: `https://schema.org/${product.stock === 1 ? 'InStock' : 'OutOfStock'}`,
      },
    },
  }
}
