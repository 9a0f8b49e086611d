import { expect, test } from 'vitest'
import { exportProducts } from '#contract/office/exports'
import { pieceBytes } from '#contract/office/import-rules'
import * as calls from '#contract/office/imports'
import { findDifferences } from '../support/derived.ts'
import { openImportShop, openImports, pieceOf } from '../support/imports.ts'

const { shop, prisma, make, manager, send, check, apply, give, jobOf, rowsOf, productOf } =
  await openImportShop('Gift')
await make.product({ slug: 'plain-gift', title: 'Gift' })

const exported = async () => (await manager.ask(exportProducts)).text

test('files of other encodings and separators are read, and lost letters refused', async () => {
  const file = 'slug;title;price;categories;size\nutf;"লাল; শাড়ি";10;Gift;\'6-8\n'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')])
  expect(await give(utf16)).toMatchObject({ new: 1, wrong: 0 })
  expect(await productOf('utf')).toMatchObject({ title: 'লাল; শাড়ি', sizes: [{ size: '6-8' }] })
  expect(await check(file.replaceAll(';', '\t').replace('লাল\t', 'লাল'))).toMatchObject({ wrong: 0 })
  const big = Buffer.from(utf16.subarray(2)).swap16()
  expect(await check(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toMatchObject({ same: 1 })

  expect(await check(Buffer.from([...Buffer.from('slug,title\na,'), 0xa6, 0xa7]))).toMatchObject({
    state: 'failed',
    trouble: 'The Bengali letters of this file are lost; save it as "CSV UTF-8"',
  })
  expect(await check('weight,height\n1,2\n')).toMatchObject({
    state: 'failed',
    trouble: 'There is no column of names or links',
  })
})

test('a formula stays a text on its way out and in', async () => {
  await give("slug,title,price,categories,own_code\nodd,'=1+1,5,Gift,'007\n")
  expect(await productOf('odd')).toMatchObject({ title: '=1+1', ownCode: '007' })
  expect(await exported()).toContain(",odd,'=1+1,5,,,1,'007,")
})

test('pieces may come again and in any order; one that is broken is refused', async () => {
  const text = `slug,title\n${'x'.repeat(600_000)}`
  const bytes = Buffer.from(text)
  const started = await manager.ask(calls.beginImport, { file_name: 'a.csv', bytes: bytes.length })
  const { id, v } = started.body.job
  const [one, two] = [bytes.subarray(0, 524_288), bytes.subarray(524_288)]
  expect((await manager.ask(calls.sendPiece, pieceOf(id, 1, two))).status).toBe(200)
  expect(await manager.ask(calls.checkImport, { id, v })).toBeRefused(
    422,
    'Some pieces of the file are missing',
  )
  expect(await manager.ask(calls.sendPiece, pieceOf(id, 0, two))).toBeRefused(422)
  expect(
    await manager.ask(calls.sendPiece, { ...pieceOf(id, 0, one), sha256: '0'.repeat(64) }),
  ).toBeRefused(422, 'This piece did not arrive whole')
  const none = { ...pieceOf(id, 2, Buffer.alloc(0)), data: 'A' }
  expect(await manager.ask(calls.sendPiece, none)).toBeRefused(422)
  for (let nr = 0; nr < 2; nr++) {
    expect((await manager.ask(calls.sendPiece, pieceOf(id, 0, one))).status).toBe(200)
  }
  expect(await manager.ask(calls.sendPiece, pieceOf(2_000_000_000, 0, one))).toBeRefused(404)
  expect(await jobOf(id)).toMatchObject({ state: 'receiving', v })
})

test('one import runs at a time, and each step follows the one before', async () => {
  const job = await check('slug,price\nplain-gift,97\n')
  const other = await send('slug,price\nplain-gift,98\n')
  await prisma.job.update({
    where: { id: job.id },
    data: { state: 'applying', heldBy: 'another', heldUntil: new Date(Date.now() + 60_000) },
  })

  const { id, v } = other
  expect(await manager.ask(calls.checkImport, { id, v })).toBeRefused(
    409,
    'Another import is running',
  )
  const early = await manager.ask(calls.applyImport, { id, v })
  expect(early).toBeRefused(409, 'This file is not at that step')
  expect(early.body.current).toMatchObject({ id, state: 'receiving' })

  const stopped = await manager.ask(calls.stopImport, { id: job.id, v: job.v })
  expect(stopped.body.job).toMatchObject({ state: 'stopped' })
  expect(await apply(stopped.body.job)).toMatchObject({ state: 'done', changed: 1 })
  expect(await productOf('plain-gift')).toMatchObject({ priceTaka: 97 })
})

test('the products that a file made go off sale together', async () => {
  const job = await give(
    `slug,title,price,categories\n${Array.from({ length: 3 }, (_row, nr) => `batch-${nr},B${nr},5,Gift`).join('\n')}\nplain-gift,,99,\n`,
  )
  expect(job).toMatchObject({ new: 3, changed: 1 })
  await manager.ask(calls.takeOffNew, { id: job.id, v: job.v })
  await openImports(manager).ended(job.id)

  expect(
    await prisma.product.count({ where: { archivedAt: null, slug: { startsWith: 'batch' } } }),
  ).toBe(0)
  expect(await productOf('plain-gift')).toMatchObject({ archivedAt: null, priceTaka: 99 })
  const [audited] = await prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 })
  expect(audited).toMatchObject({ act: calls.takeOffNew.path, entityId: `${job.id}` })
})

test('new products of one name get links of their own, and a code belongs to the first', async () => {
  const job = await give(
    'title,price,categories,own_code\nনীল শাড়ি,5,Gift,\nনীল শাড়ি,6,Gift,N-1\nWhite,7,Gift,n-1\nনীল শাড়ি,8,Gift,',
  )

  expect(job).toMatchObject({ new: 3, wrong: 1, failed: 0 })
  const made = await prisma.product.findMany({
    where: { title: { in: ['নীল শাড়ি', 'White'] } },
    orderBy: { priceTaka: 'asc' },
  })
  expect(made.map(({ slug, priceTaka }) => [slug, priceTaka])).toEqual([
    ['nil-shari', 5],
    ['nil-shari-2', 6],
    ['nil-shari-3', 8],
  ])
})

test('a file that has changed nothing is left, one that has stays', async () => {
  const coming = await send('x'.repeat(pieceBytes + 1))
  expect(await jobOf(coming.id)).toMatchObject({ done: 2, total: 2 })
  const checked = await check(
    'slug,title,price,old_price,categories\nplain-gift,,100,,\nleft,Left,5,9.5,Gift\n',
  )
  const { rows } = (await manager.ask(calls.getImportRows, { id: checked.id, kind: 'warned' })).body
  expect(rows).toMatchObject([{ line: 3, kind: 'new', image: null }])
  const [changed] = await rowsOf(checked.id, 'changed')
  expect(changed.image).toBe((await productOf('plain-gift'))?.image)

  for (const { id, v } of [coming, checked]) {
    expect((await manager.ask(calls.removeImport, { id, v })).status).toBe(200)
    expect(await manager.ask(calls.getImport, { id })).toBeRefused(404)
  }
  expect(await prisma.importPiece.count({ where: { jobId: coming.id } })).toBe(0)

  const { id, v } = await give('slug,price\nplain-gift,101\n')
  expect(await manager.ask(calls.removeImport, { id, v })).toBeRefused(409)
})

test('a file keeps its counts when its rows are gone', async () => {
  const given = await give(
    'slug,title,price,categories\nplain-gift,,102,\nkept,Kept,5,Gift\nwrong-one,,5,\n',
  )
  expect(given).toMatchObject({ new: 1, changed: 1, wrong: 1, done: 2, total: 2 })
  await prisma.importRow.deleteMany({ where: { jobId: given.id } })

  expect((await manager.ask(calls.getImports)).body.jobs).toContainEqual(given)
})

test('the words of new products are found once for all of them', async () => {
  await prisma.$executeRaw`alter function shop_refresh_terms(int[]) rename to shop_real_terms`
  await prisma.$executeRaw`create table refreshed (ids int[])`
  await prisma.$executeRaw`
    create function shop_refresh_terms(ids int[]) returns void language sql as $$
      insert into refreshed select ids where cardinality(ids) > 0; select shop_real_terms(ids) $$`
  const rows = [1, 2, 3].map((nr) => `worded-${nr},Worded ${nr},5,Gift,Tag ${nr}`)

  expect(await give(['slug,title,price,categories,tags', ...rows].join('\n'))).toMatchObject({
    new: 3,
  })

  expect(await prisma.$queryRaw`select cardinality(ids) as n from refreshed`).toEqual([{ n: 3 }])
  await prisma.$executeRaw`drop function shop_refresh_terms(int[])`
  await prisma.$executeRaw`alter function shop_real_terms(int[]) rename to shop_refresh_terms`
  await prisma.$executeRaw`drop table refreshed`
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('an unreadable price of a new product is an error with its text', async () => {
  const job = await check(
    'slug,title,price,old_price,categories\nodd-1,Odd,"1,250–1,450",,Gift\nodd-2,Odd,5,about 9,Gift\n',
  )

  expect(job).toMatchObject({ new: 0, wrong: 2 })
  expect(await rowsOf(job.id, 'wrong')).toMatchObject([
    {
      troubles: [
        { column: 'price', value: '1,250–1,450', message: 'Write one price in whole taka' },
      ],
    },
    { troubles: [{ column: 'old_price', value: 'about 9' }] },
  ])
})
