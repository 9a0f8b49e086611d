import { expect, test } from 'vitest'
import type { OutputOf } from '#contract/endpoint'
import { getImportRows } from '#contract/office/imports'
import { openImportShop } from '../support/imports.ts'

const { manager, check, give, rowsOf } = await openImportShop('Gift')

type Row = OutputOf<typeof getImportRows>['rows'][number]

type Spelling = [written: string, number: number | null]
const spelt = (number: number | null, written: string): Spelling[] =>
  written.split('|').map((each) => [each, number])

/** Prices as people and programs write them; null is a wrong row. */
const prices = [
  ...spelt(1250, '1250|1,250|1250.00|1,250.00|1250,00|1.250,00|1250.0000|1 250|1 250,00|1250.49'),
  ...spelt(
    1250,
    '1\u00a0250|1\u202f250|\u200e1250\u200e| 1250 |১২৫০|১,২৫০|১২৫০.০০|१२५०|١٢٥٠|１２５０',
  ),
  ...spelt(1250, '৳1250|৳ ১,২৫০/-|1250৳|Tk. 1,250|1250 Tk|BDT 1250.00|1250 BDT|১২৫০ টাকা'),
  ...spelt(1250, '1250/-|1,250/-|1250/= টাকা'),
  ...spelt(125_000, '1,25,000|125,000|১,২৫,০০০|1,25,000.00'),
  ...spelt(1_250_000, '1.250.000|1.250.000,00|12,50,000'),
  ...spelt(13, '12,50|12.5|12.50'),
  ...spelt(7, '007'),
  // A point before three digits is a decimal point or a sign of thousands.
  ...spelt(null, '1.250|12.500|0,125|0.125|1250.500|1 250,500|1.250,000|১.২৫০|1٫250'),
  ...spelt(null, '-1250|−1250|(1250)|+1250|1.25E+03|1e3|0x10|10%|$1250|€ 1250|1/2|1250-1450'),
  ...spelt(null, '1,25,00|1,2,3|12 50|1250,00,5|.5|1250.|5²|1½|1tk250|free'),
]
const quoted = (cell: string) => `"${cell}"`
const linesOf = (header: string, row: (nr: number, written: string) => string, list = prices) =>
  [header, ...list.map(([written], nr) => row(nr, quoted(written)))].join('\n')

test.each([
  [
    'own',
    linesOf('slug,title,price,categories', (nr, price) => `own-${nr},Own ${nr},${price},Gift`),
  ],
  [
    'woocommerce',
    linesOf('ID,Type,Name,Regular price,Categories', (nr, price) => {
      return `${nr + 1},simple,Woo ${nr},${price},Gift`
    }),
  ],
  [
    'shopify',
    linesOf('Handle,Title,Variant Price', (nr, price) => `shopify-${nr},S ${nr},${price}`),
  ],
])('each spelling of a price in a file of kind %s is right, or a wrong row', async (kind, file) => {
  const job = await check(file)
  expect(job.kind).toBe(kind)
  const rows = await allRows(job.id)
  const read = rows.map(({ line, kind: found, values, troubles }) => [
    prices[line - 2]?.[0],
    found === 'new' ? Number(values.price?.will) : troubles.some(isSaid) ? null : undefined,
  ])
  expect(read).toEqual(prices)
})

const isSaid = ({ column, message }: { column: string; message: string }) =>
  /price/i.test(column) && message !== ''

/** Every row of the file, in its order. */
async function allRows(id: number) {
  const rows: Row[] = []
  for (let after: string | undefined; ; ) {
    const { body } = await manager.ask(getImportRows, { id, after })
    rows.push(...body.rows)
    if (!body.next) return rows
    after = body.next
  }
}

const counts = [
  ...spelt(12, '12|১২|12.00'),
  ...spelt(1250, '1,250|1 250'),
  ...spelt(null, '1.250|12.5|12,5|1e3|12 pcs|10%|many|5²'),
]

test.each([
  [
    'own',
    'slug,title,price,categories,count',
    (nr: number, n: string) => `o-${nr},O${nr},5,Gift,${n}`,
  ],
  [
    'woocommerce',
    'ID,Type,Name,Regular price,Categories,Stock',
    (nr: number, n: string) => `${nr + 500},simple,W${nr},5,Gift,${n}`,
  ],
  [
    'shopify',
    'Handle,Title,Variant Price,Variant Inventory Qty',
    (nr: number, n: string) => `c-${nr},C${nr},5,${n}`,
  ],
])(
  'each spelling of a count in a file of kind %s is right, or a wrong row',
  async (kind, header, row) => {
    const job = await check(linesOf(header, row, counts))
    expect(job.kind).toBe(kind)
    const rows = await allRows(job.id)
    const read = rows.map(({ line, kind: found, values, troubles }) => [
      counts[line - 2]?.[0],
      found === 'new' ? Number(values.count?.will) : troubles.length > 0 ? null : undefined,
    ])
    expect(read).toEqual(counts)
  },
)

test('a count below 0 of another program is taken as 0, with a warning', async () => {
  const job = await check(
    'ID,Type,Name,Regular price,Categories,Stock\n900,simple,Owed,5,Gift,-3\n',
  )
  expect(await rowsOf(job.id)).toMatchObject([
    {
      kind: 'new',
      values: { count: { will: '0' } },
      troubles: [
        { value: '-3', message: 'A count below 0 is taken as 0', warning: true },
        { message: 'It has no picture' },
      ],
    },
  ])
})

test('two counts of one choice are a wrong row', async () => {
  const file = (rest: string) => `slug,title,price,categories,size,count\n${rest}`
  await give(file('twice,Twice,5,Gift,S,3\n'))
  const job = await check(file('twice,,,,S,5\ntwice,,,,s,7\n'))
  expect(job).toMatchObject({ changed: 0, wrong: 1 })
  expect((await rowsOf(job.id))[0].troubles).toMatchObject([{ message: 'A choice is there twice' }])
})
