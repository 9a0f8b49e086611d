import { expect, test } from 'vitest'
import { neutralPicture } from '#contract/pictures'
import { asProduct, type StoredProduct } from '../../server/office/drafts/as-product.ts'

const photo = (n: number) => `/uploads/catalog/saree-${n}-800x800.webp`
const form = {
  title: ' জামদানি শাড়ি ',
  price: '১,৯৯২',
  old_price: '2,490/-',
  minimum_order: '2',
  images: [{ ref: 1, image: photo(1), alt: '' }, { ref: 'x', image: photo(2), alt: '' }, 'odd'],
  description: '<p onclick="x()">নরম</p><script>1</script>',
  order_policy: ' ',
  counted: false,
  in_stock: true,
  choice_goes_with_order: false,
  colors: [
    { ref: 7, name: 'সবুজ' },
    { ref: 'k1', name: 'সাদা' },
  ],
  sizes: [],
  tags: [{ ref: 'Eid', name: 'Eid' }],
}

test('a form is shown as the shop would show it, cleaned and with its numbers read', () => {
  const product = asProduct(form, null, '<p>7 days</p>')

  expect(product).toMatchObject({
    title: 'জামদানি শাড়ি',
    slug: 'preview',
    price: 1992,
    old_price: 2490,
    minimum_order: 2,
    discount: { percent: 20 },
    stock: 1,
    image: photo(1),
    description: '<p>নরম</p>',
    order_policy: '<p>7 days</p>',
    colors: [
      { id: 7, color: 'সবুজ' },
      { id: -2, color: 'সাদা' },
    ],
    tags: [{ id: -1, tag: 'Eid' }],
  })
  expect(product.product_images.map(({ image }) => image)).toEqual([photo(2)])
  expect(product).not.toHaveProperty('stock_items')
})

test('counted pieces of the shop and first counts of the form say what is there', () => {
  const items = [{ color_id: 7, size_id: null, available: false }]
  const shown = asProduct(form, null, '')
  const stored: StoredProduct = {
    product: { ...shown, id: 5, slug: 'saree' },
    isCounted: true,
    items,
  }
  const counted = { ...form, counted: true, choice_goes_with_order: true }

  expect(asProduct(counted, stored, '')).toMatchObject({ id: 5, slug: 'saree', stock: 0 })
  const more = asProduct({ ...counted, counts: { 'k1|': '৩', '7|': '0' } }, stored, '')
  expect(more.stock).toBe(1)
  expect(more.stock_items).toContainEqual({ color_id: -2, size_id: null, available: true })
  expect(asProduct({ ...counted, counts: { '|': '4' } }, null, '').stock).toBe(1)
})

test.each([
  [{}],
  [{ title: 5, price: null, images: 'none', colors: [null, { ref: {}, name: 1 }], counts: [] }],
  [{ images: [{ image: 'https://elsewhere.example/a.webp' }] }],
])('a form that nobody can read is blank: %j', (odd) => {
  expect(asProduct(odd, null, '')).toMatchObject({
    title: '…',
    price: 0,
    old_price: null,
    image: neutralPicture,
    colors: [],
    stock: 1,
  })
})
