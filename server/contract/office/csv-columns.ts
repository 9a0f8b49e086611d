/** Columns of the shop's own file of products, in their order. No Node, no DOM, no zod. */
export const ownColumns = [
  'id',
  'slug',
  'title',
  'price',
  'old_price',
  'discount',
  'minimum_order',
  'own_code',
  'state',
  'counted',
  'choice',
  'color',
  'size',
  'count',
  'low_at',
  'in_stock',
  'categories',
  'tags',
  'images',
  'image_alts',
  'description',
  'order_policy',
] as const
export type OwnColumn = (typeof ownColumns)[number]
export type OwnRow = Record<OwnColumn, string>
