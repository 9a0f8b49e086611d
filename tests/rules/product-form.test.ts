// Over 200 lines: each rule of one form, on one product.

import { expect, test } from 'vitest'
import { changesOf } from '../../client/office/product-form/changes.ts'
import { compareFields, takeTheirs } from '../../client/office/product-form/compare.ts'
import { emptyFields, type Fields } from '../../client/office/product-form/fields.ts'
import { typePrice } from '../../client/office/product-form/prices.ts'
import { newPairs, pairsOf } from '../../client/office/stock/pairs.ts'

const photo = (ref: number | string, alt = '') => ({
  ref,
  image: `/uploads/catalog/${ref}.webp`,
  alt,
})
const base: Fields = {
  ...emptyFields,
  title: 'Saree',
  price: '1,992',
  old_price: '2,490',
  description: '<p>Cotton</p>',
  categories: [{ ref: 1, name: 'Saree', menu: 'Women' }],
  tags: [{ ref: 5, name: 'cotton' }],
  images: [photo(1), photo(2), photo(3)],
  colors: [
    { ref: 7, name: 'Red' },
    { ref: 8, name: 'Blue' },
  ],
}

test('a field or member that only one of two has changed is theirs', () => {
  const own = { ...base, title: 'Silk saree', images: [photo(1, 'The front'), photo(2), photo(3)] }
  const theirs = { ...base, price: '1990', images: [photo(1), photo(2), photo(3), photo(4)] }

  const { merged, both, onlyMine, onlyTheirs } = compareFields(base, own, theirs)

  expect(both).toEqual([])
  expect(onlyMine.map(({ key }) => key)).toEqual(['title', 'images 1'])
  expect(onlyTheirs.map(({ key }) => key)).toEqual(['price', 'images 4'])
  expect(merged).toEqual({
    ...own,
    price: '1990',
    images: [photo(1, 'The front'), photo(2), photo(3), photo(4)],
  })
})

test('a field that both changed is asked about, and stays as it is typed until it is chosen', () => {
  const own = {
    ...base,
    price: '2000',
    colors: [{ ref: 7, name: 'Crimson' }, base.colors[1]],
  } as Fields
  const theirs = { ...base, price: '2100', colors: base.colors.slice(1) }

  const { merged, both } = compareFields(base, own, theirs)

  expect(both.map(({ key }) => key)).toEqual(['price', 'colors 7'])
  expect(merged).toEqual(own)
  const [price, color] = both
  if (!price || !color) throw new Error('There are two')
  expect(takeTheirs(merged, price, theirs).price).toBe('2100')
  expect(takeTheirs(merged, color, theirs).colors).toEqual([{ ref: 8, name: 'Blue' }])
})

test('the same change of both is none, however the number is written', () => {
  const own = { ...base, price: '২,১০০/-', tags: [] }
  const theirs = { ...base, price: '2,100', tags: [] }

  expect(compareFields(base, own, theirs)).toMatchObject({ both: [], onlyMine: [], onlyTheirs: [] })
})

test('a name that both have added is one, with the id that the shop gave it', () => {
  const own = { ...base, tags: [...base.tags, { ref: 'Eid', name: ' eid' }] }
  const theirs = { ...base, tags: [...base.tags, { ref: 9, name: 'Eid' }] }

  const { merged, both } = compareFields(base, own, theirs)

  expect(both).toEqual([])
  expect(merged.tags).toEqual([
    { ref: 5, name: 'cotton' },
    { ref: 9, name: 'Eid' },
  ])
})

test('an order is compared by what all have, and theirs leaves what is new here in its place', () => {
  const own = { ...base, images: [photo(1), photo('new'), photo(2), photo(3)] }
  const theirs = { ...base, images: [photo(3), photo(1), photo(2)] }

  const moved = compareFields(base, own, theirs)
  expect(moved.both).toEqual([])
  expect(moved.merged.images.map(({ ref }) => ref)).toEqual([3, 'new', 1, 2])

  const mine = { ...base, images: [photo(2), photo(1), photo(3)] }
  const requested = compareFields(base, mine, theirs)
  expect(requested.both.map(({ key }) => key)).toEqual(['images order'])
  expect(requested.merged.images).toEqual(mine.images)
})

test('every pair of fields: each side keeps its own change', () => {
  const changed: Fields = {
    ...base,
    title: 'Other',
    image_alt: 'Other',
    price: '1',
    old_price: '3',
    minimum_order: '4',
    own_code: 'X-1',
    slug: 'other',
    counted: true,
    choice_goes_with_order: true,
    in_stock: false,
    description: '<p>Other</p>',
    order_policy: '<p>Other</p>',
    categories: [],
    tags: [],
    images: [photo(1)],
    colors: [],
    sizes: [{ ref: 11, name: 'M' }],
    low_at: '2',
  }
  const names = Object.keys(changed).filter(
    (name) => name !== 'discount' && name !== 'counts',
  ) as (keyof Fields)[]
  for (const one of names) {
    for (const other of names.filter((name) => name !== one)) {
      const own = { ...base, [one]: changed[one] }
      const theirs = { ...base, [other]: changed[other] }
      const { merged, both } = compareFields(base, own, theirs)
      expect([one, other, both]).toEqual([one, other, []])
      expect(merged).toEqual({ ...own, [other]: changed[other] })
    }
  }
})

test('changes name what differs alone: lists by what comes, goes and is called otherwise', () => {
  const own: Fields = {
    ...base,
    price: '২,১০০',
    own_code: ' ',
    tags: [{ ref: 'Eid', name: 'Eid' }],
    images: [photo(3), photo(1, 'The front'), photo('/uploads/catalog/new.webp'), photo('file:k1')],
    colors: [
      { ref: 8, name: 'Navy' },
      { ref: 'k2', name: 'Green' },
    ],
  }

  expect(changesOf(base, base, null)).toEqual({})
  expect(changesOf(base, own, null)).toEqual({
    price: '২,১০০',
    own_code: null,
    tags: { add: ['Eid'], remove: [5] },
    images: {
      order: [3, 1, '/uploads/catalog/new.webp'],
      put: [
        { ref: 1, alt: 'The front' },
        { ref: '/uploads/catalog/new.webp', alt: null },
      ],
      remove: [2],
    },
    colors: {
      order: [8, 'k2'],
      put: [
        { ref: 8, name: 'Navy' },
        { ref: 'k2', name: 'Green' },
      ],
      remove: [7],
    },
  })
})

test('pieces are counted once, or by each pair where the choice goes with the order', () => {
  const counted = { ...base, counted: true, counts: { '|': '12' }, low_at: '৩' }
  expect(changesOf(base, counted, null)).toEqual({
    counted: true,
    items: [{ color: null, size: null, count: '12', low_at: 3 }],
  })

  const byPair = {
    ...counted,
    choice_goes_with_order: true,
    sizes: [
      { ref: 'k1', name: 'M' },
      { ref: 'k2', name: 'L' },
    ],
  }
  expect(pairsOf(byPair).map(({ key }) => key)).toEqual(['7|k1', '7|k2', '8|k1', '8|k2'])
})

test.each([
  ['price', '1992', { price: '', old_price: '2,490', discount: '' }, '20'],
  ['price', '২,৪৯০', { price: '', old_price: '2,490', discount: '20' }, ''],
  ['old_price', '', { price: '1992', old_price: '2,490', discount: '20' }, ''],
] as const)('%s typed as %j makes the discount', (name, typed, now, discount) => {
  expect(typePrice(name, typed, now)).toEqual({ ...now, [name]: typed, discount })
})

test('a typed discount makes the price of the former one, and waits where there is none', () => {
  const now = { price: '100', old_price: '2,490', discount: '' }
  expect(typePrice('discount', '২০', now)).toEqual({ ...now, price: '1992', discount: '২০' })
  const without = { ...now, old_price: '' }
  expect(typePrice('discount', '20', without)).toEqual({ ...without, discount: '20' })
})

test('a number that is only written otherwise is no change', () => {
  expect(changesOf(base, { ...base, price: '১৯৯২', old_price: '2,490/-' }, null)).toEqual({})
})

test('a pair that was left for one count is counted anew, one of a removed color comes back', () => {
  const counting = { ...base, counted: true, choice_goes_with_order: true }
  const item = { count: 3, low_at: null, available: false, removed: true, size_id: null }
  const product = {
    colors: [
      { id: 7, color: 'Red', removed: false },
      { id: 8, color: 'Blue', removed: true },
    ],
    sizes: [],
    items: [
      { id: 1, ...item, color_id: null, removed: false },
      { id: 2, ...item, color_id: 7 },
      { id: 3, ...item, color_id: 8 },
    ],
  }
  expect(newPairs(counting, product).map(({ key }) => key)).toEqual(['7|'])
  expect(newPairs({ ...counting, choice_goes_with_order: false }, product)).toEqual([])
})
