/** Files as WooCommerce exports them. */

const columns =
  'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s),Tax class'
const places = [
  ...(['id', 'type', 'sku', 'name', 'published', 'short', 'text', 'in', 'stock', 'back'] as const),
  ...(['sale', 'price', 'categories', 'tags', 'images', 'parent'] as const),
  ...(['n1', 'v1', 'n2', 'v2', 'n3', 'v3', 'tax'] as const),
]
export type Row = Partial<Record<(typeof places)[number], string | number>>
const lineOf = (row: Row) =>
  places.map((place) => `"${String(row[place] ?? '').replaceAll('"', '""')}"`).join(',')
export const fileOf = (...rows: Row[]) => [columns, ...rows.map(lineOf)].join('\n')

export const shirt: Row = {
  id: 10,
  type: 'variable',
  sku: 'SH',
  name: 'Cotton &amp; silk  shirt',
  published: 1,
  short: 'Soft.',
  text: 'First line\\nsecond line\\n\\nAnother',
  in: 1,
  back: 0,
  categories: 'Men, Men > Clothes > Shirts',
  tags: 'Eid, Cotton\\, soft',
  n1: 'Color',
  v1: 'Red, নীল',
  n2: 'Size',
  v2: 'S, M, 6-8',
  n3: 'Fabric',
  v3: 'Cotton',
}
/** A choice of the shirt. */
export const variation = (id: number, color: string, size: string, more: Row = {}): Row => ({
  id,
  type: 'variation',
  name: `Shirt - ${color}`,
  published: 1,
  in: 1,
  stock: id % 10,
  price: '1250.40',
  sale: '',
  parent: 'id:10',
  n1: 'Color',
  v1: color,
  n2: 'Size',
  v2: size,
  ...more,
})
export const variations = [
  variation(11, 'Red', 'S'),
  variation(12, 'Red', 'M', { parent: 'SH' }),
  variation(13, 'Red', "'6-8"),
  variation(14, 'নীল', 'S'),
  variation(15, 'নীল', 'M'),
  variation(16, 'নীল', '6-8', { stock: -2 }),
]
