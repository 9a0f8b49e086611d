import type { Meaning } from '#contract/office/import-rules'

/** Headers of Shopify's older files and of those with `URL handle`, in the form of `plainName`. */
export const shopifyHeaders: Partial<Record<Meaning, readonly string[]>> = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  categories: ['product category', 'standard product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option_name: ['option# name'],
  option_value: ['option# value'],
  sku: ['variant sku', 'sku'],
  stock_tracker: ['variant inventory tracker', 'inventory tracker'],
  stock: ['variant inventory qty', 'inventory quantity'],
  backorders: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  old_price: ['variant compare at price', 'compare-at price', 'compare at price'],
  images: ['image src', 'product image url'],
  image_position: ['image position'],
  image_alts: ['image alt text'],
  gift_card: ['gift card'],
}
