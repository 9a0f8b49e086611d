import type { Product } from '#contract/catalog'
import { neutralPicture } from '#contract/pictures'
import { mostStars, productCode } from '#contract/shop'
import { feesOf } from '#contract/shop-facts'
import { paths } from '../paths'
import { shopFacts } from '../text/shop-facts'

const longestDescription = 5000
const schema = 'https://schema.org'

/** The product for schema.org: figures of spec sections 1 and 9. */
export function productForCrawlers(product: Product, origin: string, shopName: string) {
  const fees = feesOf(shopFacts())
  const url = origin + paths.product(product.slug)
  const pictures = [product.image, ...product.product_images.map(({ image }) => image)]
    .filter((image) => image !== neutralPicture)
    .map((image) => (image.startsWith('/') ? origin + image : image))
  return {
    '@context': schema,
    '@type': 'Product',
    name: product.title,
    description: textOf(product.description) || product.title,
    image: pictures.length > 0 ? pictures : undefined,
    sku: productCode(product.id),
    aggregateRating: product.rating && {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      ratingCount: product.rating.count,
      bestRating: mostStars,
      worstRating: 1,
    },
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'BDT',
      availability: `${schema}/${product.stock === 1 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${schema}/NewCondition`,
      seller: { '@type': 'Organization', name: shopName },
      shippingDetails: [
        delivery(fees.inside, { addressRegion: 'Dhaka' }),
        delivery(fees.outside, {}),
      ],
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'BD',
        returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: 7,
        merchantReturnLink: origin + paths.returnPolicy(),
      },
    },
  }
}

function delivery(feeTaka: number, region: { addressRegion?: string }) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: feeTaka, currency: 'BDT' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BD', ...region },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
    },
  }
}

/** The readable text of cleaned HTML. */
function textOf(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
  return text.replace(/\s+/g, ' ').trim().slice(0, longestDescription)
}
