import type { Product } from '#contract/catalog'
import type { Head } from '#contract/first-view'
import { formatTaka } from '../text/format'
import type { Said } from '../text/pairs'
import { productForCrawlers } from './product-for-crawlers'
import type { productWords } from './words'

type Text = Said<typeof productWords>

/** The product in search results and shared links. */
export function describeProduct(product: Product, text: Text, shopName: string): Head {
  const price = formatTaka(product.price)
  return {
    title: product.title,
    description: text.about(product.title, price),
    picture: `/share/${encodeURIComponent(product.slug)}.jpg`,
    hidden: product.off_sale,
    offer: { priceTaka: product.price, isInStock: product.stock === 1 },
    facts: import.meta.env.SSR
      ? (origin) => productForCrawlers(product, origin, shopName)
      : undefined,
  }
}
