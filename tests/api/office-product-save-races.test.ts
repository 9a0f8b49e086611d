import { expect, test } from 'vitest'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { changeStock } from '#contract/office/stock'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { openProductForm, put, which } from '../support/product-form.ts'
import { roundsOr } from '../support/rounds.ts'

const { make, prisma, pool, manager, owner } = await openOffice('manager', 'owner')
const theirs = [openProductForm(prisma, manager), openProductForm(prisma, owner)] as const
const [one, two] = theirs
const [a, b] = [await make.category(), await make.category()]
/** Enough rounds for the writers to meet at every step. */
const rounds = roundsOr(20)

test('two saves that exchange categories, tags and titles crosswise never fail', async () => {
  const deadlocks = await countDeadlocks()
  let left: OfficeProduct = await one.publish({ title: 'Red Lamp', tags: { add: ['x'] } }, a.id)
  let right: OfficeProduct = await two.publish({ title: 'Blue Bowl', tags: { add: ['y'] } }, b.id)
  const other = { x: 'y', y: 'x' }
  for (let round = 0; round < rounds; round++) {
    const change = ({ title, tags: [tag], categories: [category] }: OfficeProduct) => ({
      title: title === 'Red Lamp' ? 'Blue Bowl' : 'Red Lamp',
      tags: { add: [other[tag?.tag as 'x' | 'y']], remove: [tag?.id ?? 0] },
      categories: { add: [category?.id === a.id ? b.id : a.id], remove: [category?.id ?? 0] },
      price: 100 + (round % 90),
      old_price: round % 2 ? 200 : 300,
    })
    const answers = await Promise.all([
      one.save(change(left), which(left)),
      two.save(change(right), which(right)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    left = answers[0].body.product
    right = answers[1].body.product
  }
  expect(await findDifferences(pool)).toEqual([])
  expect(await countDeadlocks()).toBe(deadlocks)
})

/** Deadlocks ended by the database: each delayed a save by a second. */
async function countDeadlocks(): Promise<number> {
  const { rows } = await pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0].deadlocks
}

test('one of ten saves of one version is done', async () => {
  const product = await one.publish({ title: 'Ten' }, a.id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nr) => theirs[nr % 2]?.save({ price: nr + 1 }, which(product))),
  )

  const statuses = answers.map((answer) => answer?.status)
  expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({
    version: product.v + 1,
  })
})

test('new products of one title at once get links of their own, and their tag is one', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, nr) =>
      theirs[nr % 2]?.publish({ title: 'Same Title', tags: { add: ['Of All', 'of both'] } }, a.id),
    ),
  )

  const slugs = made.map((product) => product.slug)
  expect(new Set(slugs).size).toBe(8)
  expect(slugs).toContain('same-title')
  expect(await prisma.tag.count({ where: { tag: { in: ['Of All', 'of both'] } } })).toBe(2)
  expect(await findDifferences(pool)).toEqual([])
})

test('the later of two saves with one code is refused with its owner', async () => {
  const [first, second] = [
    await one.publish({ title: 'First' }, a.id),
    await two.publish({ title: 'Second' }, a.id),
  ]
  const answers = await Promise.all([
    one.save({ own_code: 'same' }, which(first)),
    two.save({ own_code: 'SAME' }, which(second)),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.body.message).toMatch(/^This code belongs to (First|Second)$/)
})

test('arrivals, colors that go and come, and products taken off beside each other leave all in order', async () => {
  let product: OfficeProduct = await one.publish(
    {
      title: 'Counted',
      colors: put('Red', 'Blue'),
      counted: true,
      choice_goes_with_order: true,
      items: [{ color: 'Red', count: 5 }],
    },
    a.id,
  )
  const [item] = product.items
  let other: OfficeProduct = await two.publish({ title: 'Beside' }, b.id)
  for (let round = 0; round < rounds / 2; round++) {
    const isThere = product.colors.some(({ color, removed }) => color === 'Red' && !removed)
    const red = product.colors.find(({ color }) => color === 'Red')
    const [saved, moved, archived] = await Promise.all([
      one.save(
        { colors: isThere ? { remove: [red?.id ?? 0] } : put('Red'), archived: round % 4 === 0 },
        { ...which(product), confirmed: true },
      ),
      owner.ask(changeStock, { stock_item_id: item?.id, change: 1, why: 'arrived' }),
      two.save({ archived: other.archived_at === null }, which(other)),
    ])
    expect([saved.status, moved.status, archived.status]).toEqual([200, 200, 200])
    product = saved.body.product
    other = archived.body.product
  }

  const { count } = await prisma.stockItem.findUniqueOrThrow({ where: { id: item?.id ?? 0 } })
  expect(count).toBe(5 + rounds / 2)
  expect(await findDifferences(pool)).toEqual([])
})
