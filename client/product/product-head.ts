import type { Product } from '#contract/catalog'
import type { Head } from '#contract/first-view'
import { formatTaka } from '../text/format'
import type { product } from '../text/rooms/product'
import type { shell } from '../text/rooms/shell'
import { productForCrawlers } from './product-for-crawlers'

type Text = { product: typeof product; shell: typeof shell }

/** The product in search results and shared links. */
export function describeProduct(product: Product, text: Text): Head {
  const price = formatTaka(product.price)
  return {
    title: product.title,
    description: text.product.about(product.title, price),
    picture: `/share/${encodeURIComponent(product.slug)}.jpg`,
    hidden: product.off_sale,
    offer: { priceTaka: product.price, isInStock: product.stock === 1 },
    facts: import.meta.env.SSR
      ? (origin) => productForCrawlers(product, origin, text.shell.shopName)
      : undefined,
  }
}
