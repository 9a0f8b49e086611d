// Over 200 lines: each rule of one form, on one product.

import { expect, test } from 'vitest'
import { changesOf } from '../../client/office/product-form/state/changes.ts'
import { compareFields, withOwn } from '../../client/office/product-form/state/compare.ts'
import { emptyFields, type Fields } from '../../client/office/product-form/state/fields.ts'
import { typePrice } from '../../client/office/product-form/state/prices.ts'
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

test('a field that only one of two has changed is taken as it is, a list as a whole', () => {
  const own = { ...base, title: 'Silk saree', tags: [] }
  const theirs = { ...base, price: '1990', images: [photo(3), photo(1), photo(4)] }

  const { merged, both, onlyMine, onlyTheirs } = compareFields(base, own, theirs)

  expect(both).toEqual([])
  expect(onlyMine.map(({ name }) => name)).toEqual(['title', 'tags'])
  expect(onlyTheirs.map(({ name }) => name)).toEqual(['price', 'images'])
  expect(merged).toEqual({ ...theirs, title: 'Silk saree', tags: [] })
})

test('a field that both changed is a question, and stays as it is typed until it is chosen', () => {
  const colors = [{ ref: 7, name: 'Crimson' }, ...base.colors.slice(1)]
  const own = { ...base, price: '2000', colors }
  const theirs = { ...base, price: '2100', colors: base.colors.slice(1) }

  const { merged, both } = compareFields(base, own, theirs)

  expect(both).toEqual([
    { name: 'price', mine: '2000', theirs: '2100' },
    { name: 'colors', mine: colors, theirs: theirs.colors },
  ])
  expect(merged).toEqual(own)
})

test('nothing is merged inside a list: two photos of two people are one question', () => {
  const own = { ...base, images: [photo(1, 'The front'), photo(2), photo(3)] }
  const theirs = { ...base, images: [...base.images, photo(4)] }

  const { merged, both } = compareFields(base, own, theirs)

  expect(both).toEqual([{ name: 'images', mine: own.images, theirs: theirs.images }])
  expect(merged.images).toEqual(own.images)
})

test('the same change of both is none, however a number is written or tags are ordered', () => {
  const [red, wool] = [
    { ref: 8, name: 'red' },
    { ref: 9, name: 'wool' },
  ]
  const own = { ...base, price: '২,১০০/-', tags: [red, wool] }
  const theirs = { ...base, price: '2,100', tags: [wool, red] }

  expect(compareFields(base, own, theirs)).toMatchObject({ both: [], onlyMine: [], onlyTheirs: [] })
})

test('a name or a photo that both have added is one, with the id that the shop gave it', () => {
  const added = photo('/uploads/catalog/4.webp')
  const own = {
    ...base,
    tags: [...base.tags, { ref: 'Eid', name: ' eid' }],
    images: [...base.images, { ...added, image: photo(4).image }],
  }
  const theirs = {
    ...base,
    tags: [...base.tags, { ref: 9, name: 'Eid' }],
    images: [...base.images, photo(4)],
  }

  const { merged, both } = compareFields(base, own, theirs)

  expect(both).toEqual([])
  expect(merged).toEqual(theirs)
  const more = { ...own, colors: [...own.colors, { ref: 'k1', name: 'Green' }] }
  expect(compareFields(base, more, theirs).merged).toEqual({ ...theirs, colors: more.colors })
})

test('what was typed after the press of a publish stays, the rest is as the shop stored it', () => {
  const sent = { ...base, slug: '', colors: [{ ref: 'k1', name: 'Green' }], counts: { 'k1|': '3' } }
  const typed = {
    ...sent,
    price: '2,000',
    discount: '19',
    colors: [...sent.colors, { ref: 'k2', name: 'White' }],
  }
  const stored = { ...base, slug: 'saree', discount: '20', colors: [{ ref: 30, name: 'Green' }] }

  const next = withOwn(compareFields(sent, typed, stored).merged, typed)

  expect(next).toEqual({
    ...stored,
    price: '2,000',
    discount: '19',
    colors: [
      { ref: 30, name: 'Green' },
      { ref: 'k2', name: 'White' },
    ],
    counts: { 'k1|': '3' },
  })
  expect(withOwn({ ...next, price: '1,245' }, next).discount).toBe('50')
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

test('a photo that another editor removed comes again by its address where it stays in the form', () => {
  const theirs = { ...base, images: [photo(1), photo(3)] }

  expect(changesOf(theirs, { ...theirs, images: base.images }, null)).toEqual({
    images: {
      order: [1, photo(2).image, 3],
      put: [{ ref: photo(2).image, alt: null }],
      remove: [],
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
