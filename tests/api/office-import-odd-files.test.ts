// Over 200 lines: each oddity of a file is one test.
import { expect, test } from 'vitest'
import { mostColumns } from '#contract/office/import-rules'
import { openImportShop } from '../support/imports.ts'

const { prisma, check, give, rowsOf, productOf } = await openImportShop('Gift')

test('a separator that the first line says is taken, and is no row', async () => {
  const job = await give(
    'sep=;\r\nslug;title;price;categories\r\nsaid;Red, blue;10;Gift\r\nbad;B;x;Gift\r\n',
  )
  expect(job).toMatchObject({ state: 'done', new: 1, wrong: 1, unknown_columns: [] })
  expect(await productOf('said')).toMatchObject({ title: 'Red, blue' })
  expect((await rowsOf(job.id, 'wrong'))[0]).toMatchObject({ line: 3 })
  const utf16 = Buffer.from('\ufeffSEP=,\nslug,title\nsaid,Red\n', 'utf16le')
  expect(await check(utf16)).toMatchObject({ state: 'checked', changed: 1 })
})

test('a quote within a cell is a letter; one that is not closed is an error with its row', async () => {
  const rows = ['inch,5" pipe,5,Gift', 'word,"Best" saree,5,Gift', 'next,Next,5,Gift']
  expect(await give(`slug,title,price,categories\n${rows.join('\n')}\n`)).toMatchObject({ new: 3 })
  expect(await productOf('inch')).toMatchObject({ title: '5" pipe' })
  expect(await productOf('word')).toMatchObject({ title: '"Best" saree' })
  const lines = 'slug,description\ninch,"""Best"" of all\nand more"\n'
  expect(await check(lines)).toMatchObject({ state: 'checked', changed: 1 })

  for (const open of ['a,"b\n', 'a,"b\nc,"d, e"\nf,g\n', 'a,"b\nc,d\ne,f" g\n']) {
    expect(await check(`slug,title\nfirst,one\n${open}`)).toMatchObject({
      state: 'failed',
      trouble: 'A quote (") in row 3 is not closed',
    })
  }
})

test('a long text is cut between its letters', async () => {
  const face = '😀'
  const odd = (length: number) => `${'a'.repeat(length)}${face}b`
  const file = [
    'slug,title,price,categories,description,own_code',
    `long-title,${odd(199)},5,Gift,,`,
    `long-text,Long,5,Gift,${odd(1999)},`,
    `long-code,Code,5,Gift,,${odd(199)}`,
    `${odd(394)},Key,5,Gift,,`,
  ].join('\n')

  const job = await check(file)

  expect(job).toMatchObject({ state: 'checked', new: 1, wrong: 3 })
  const rows: { title: string; troubles: { value: string }[] }[] = await rowsOf(job.id)
  expect(rows[0]?.title).toBe('a'.repeat(199))
  expect(rows[2]?.troubles[0]?.value).toBe('a'.repeat(199))
})

test('signs of HTML that are no letters are left out of a name', async () => {
  const job = await give(
    'Handle,Title,Variant Price\nodd,Sa&#0;ree &#55357; &#999999;&#2453; &#1114112;,5\n',
  )
  expect(job).toMatchObject({ kind: 'shopify', state: 'done', new: 1, failed: 0 })
  const { title } = await prisma.product.findFirstOrThrow({ where: { slug: 'odd' } })
  expect(title).toMatch(/^Saree .*ক/u)
  expect(title.isWellFormed()).toBe(true)
})

test('an own file makes no category that the form would refuse', async () => {
  const job = await check(
    [
      'slug,title,price,categories',
      `too-long,One,5,Women > ${'x'.repeat(61)}`,
      'slash,Two,5,Women > a/b',
      'dots,Three,5,.. > New',
      'blank,Four,5, > New',
      'good,Five,5,Women > New',
    ].join('\n'),
    { make_categories: true },
  )

  expect(job).toMatchObject({ state: 'checked', new: 1, wrong: 4 })
  expect(job.found?.new_categories).toEqual({ count: 1, names: ['New'] })
})

test('an option may be called constructor', async () => {
  const job = await check(
    'Handle,Title,Variant Price,Option1 Name,Option1 Value\nodd-option,One,5,constructor,a\n',
  )
  expect(job.attributes).toEqual([{ name: 'constructor', meaning: 'size', is_asked: true }])
})

test('one cell may list more values than a product has', async () => {
  const many = (length: number) => Array.from({ length }, (_value, nr) => `v${nr}`).join(', ')
  const job = await check(
    [
      'ID,Type,Name,Regular price,Categories,Attribute 1 name,Attribute 1 value(s)',
      `1,simple,One,5,Gift,Size,"${many(30_000)}"`,
      `2,simple,Two,5,"${many(30_000)}",,`,
    ].join('\n'),
  )
  expect(job).toMatchObject({ kind: 'woocommerce', state: 'checked', new: 1, wrong: 1 })
})

test('a row of more columns than a file may have ends the check', async () => {
  const trouble = (row: number) => ({
    state: 'failed',
    trouble: `The file cannot be read from row ${row} on`,
  })
  expect(await check(`slug,title${',x'.repeat(mostColumns)}\n`)).toMatchObject(trouble(1))
  expect(await check(`slug,title\na,b${','.repeat(3_000_000)}\n`)).toMatchObject(trouble(2))
})

test('too many rows of one product are an error', async () => {
  const rows = Array.from({ length: 30_000 }, (_row, nr) => `same,Saree,5,Gift,S${nr}`)
  const job = await check(`slug,title,price,categories,size\n${rows.join('\n')}\n`)
  expect(job).toMatchObject({ state: 'checked', wrong: 1 })
  const tooMany = 'At most 200 pairs of colour and size'
  const messagesOf = async (id: number) =>
    (await rowsOf(id))[0].troubles.map(({ message }: { message: string }) => message)
  expect(await messagesOf(job.id)).toContain(tooMany)

  const foreign = Array.from({ length: 30_000 }, (_row, nr) => `same,Saree,${nr},S${nr}`)
  const other = await check(`Handle,Title,Variant Price,Option1 Value\n${foreign.join('\n')}\n`)
  expect(other).toMatchObject({ state: 'checked', wrong: 1 })
  expect(await messagesOf(other.id)).toContain(tooMany)
})

test('a link in other letters, or with spaces, is the same link', async () => {
  const file =
    'slug,title,price,categories,size\nJamdani-Shari,Jamdani,5,Gift,S\njamdani shari,,,,M\n'
  const first = await give(file)
  expect(first).toMatchObject({ new: 1, wrong: 0, failed: 0 })
  const { sizes } = await prisma.product.findUniqueOrThrow({
    where: { slug: 'jamdani-shari' },
    include: { sizes: true },
  })
  expect(sizes.map(({ size }) => size).sort()).toEqual(['M', 'S'])

  const again = await give('slug,price\nJAMDANI-SHARI,7\n')
  expect(again).toMatchObject({ new: 0, changed: 1, wrong: 0 })
  const [row] = await rowsOf(again.id)
  expect(Object.keys(row.values)).toEqual(['price'])
  expect(await prisma.product.count({ where: { title: 'Jamdani' } })).toBe(1)
  const foreign = await check(
    'Handle,Title,Variant Price\nJamdani-Shari,Jamdani,8\njamdani-shari,,8\n',
  )
  expect(foreign).toMatchObject({ kind: 'shopify', new: 1, total: 1, wrong: 0 })
})

test('a product is found by its id in digits of Bengali', async () => {
  await give('slug,title,price,categories\ncounted-in-bengali,Counted,5,Gift\n')
  const { id = 0 } = (await productOf('counted-in-bengali')) ?? {}
  const digits = String(id).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')

  expect(await give(`id,price\n${digits},"১,২৫০/-"\n`)).toMatchObject({ changed: 1, wrong: 0 })
  expect(await productOf('counted-in-bengali')).toMatchObject({ id, priceTaka: 1250 })
})

test('rows may end in any way, also each in its own', async () => {
  const lines = [
    'slug,title,price,categories',
    'end-1,"One\ntwo",5,Gift',
    'end-2,Two,5,Gift',
    'end-3,Three,5,Gift',
  ]
  for (const ends of [
    ['\r\n', '\n', '\r'],
    ['\n', '\r\n', '\n'],
    ['\r', '\n', '\r\n'],
  ]) {
    const file = lines.map((line, nr) => line + (ends[nr] ?? '')).join('')
    expect(await check(file)).toMatchObject({ state: 'checked', new: 3, wrong: 0, total: 3 })
  }
})

test('a row of more cells than columns is wrong, not moved along', async () => {
  const job = await check(
    'slug,price,title,categories\nmoved,1,250,Saree,Gift\nfits,250,Saree,Gift,,\n',
  )
  expect(job).toMatchObject({ new: 1, wrong: 1 })
  expect((await rowsOf(job.id, 'wrong'))[0]).toMatchObject({
    line: 2,
    troubles: expect.arrayContaining([
      expect.objectContaining({
        value: 'Gift',
        message:
          'This row has more cells than there are columns; put a text with a comma in quotes',
      }),
    ]),
  })
})

test('a wrong cell in a further row of a product is named by its own row', async () => {
  const long = 'x'.repeat(200)
  const job = await check(
    `slug,title,price,categories,color,count,low_at
rows,Rows,90,Gift,Red,5,
rows,,,,Blue,oops,
rows,,,,Green,5,many
rows,,,,${long},5,
late,Late,,Gift,,,
late,,free,,,,
`,
  )
  const wrong: { troubles: { column: string; value: string; line: number }[] }[] = await rowsOf(
    job.id,
    'wrong',
  )
  const cells = wrong.flatMap(({ troubles }) =>
    troubles.map(({ column, value, line }) => `${line} ${column} ${value}`),
  )
  expect(cells).toEqual([`5 color ${long}`, '3 count oops', '4 low_at many', '7 price free'])
})

test('letters without a width in a header, and blanks around quotes, change nothing', async () => {
  const file =
    '\u200bslug, "title" ,price\u200b,categories\nspaced, "A, 1" ,5 , "Gift" \nin,"a ""b"" , c",5,Gift\n'
  const job = await give(file)
  expect(job).toMatchObject({ kind: 'own', new: 2, wrong: 0, unknown_columns: [] })
  expect(await productOf('spaced')).toMatchObject({ title: 'A, 1', priceTaka: 5 })
  expect(await productOf('in')).toMatchObject({ title: 'a "b" , c' })
})
