import type { Product } from '#contract/catalog-shapes'
import { formatTaka } from '../text/format'
import type { Head } from '../ui/head'
import { productForCrawlers } from './product-for-crawlers'

/** The product in search results and shared links. */
export function describeProduct(product: Product): Head {
  const price = formatTaka(product.price)
  return {
    title: product.title,
    description: `${product.title}, দাম ${price}। ক্যাশ অন ডেলিভারি, সারা বাংলাদেশে ৩-৫ দিনে হোম ডেলিভারি।`,
    picture: `/share/${encodeURIComponent(product.slug)}.jpg`,
    offer: { priceTaka: product.price, isInStock: product.stock === 1 },
    facts: import.meta.env.SSR ? (origin) => productForCrawlers(product, origin) : undefined,
  }
}
