import { expect, test } from 'vitest'
import * as calls from '#contract/office/imports'
import { pruneImports } from '../../server/office/imports/run-jobs.ts'
import { readAudit } from '../../server/office/staff/audit.ts'
import { openImportShop } from '../support/imports.ts'

const office = await openImportShop('Gift')
const { prisma, make, manager, check, apply, send, give, ended, productOf } = office

test('a person has at most five unfinished files, each deleted after a day', async () => {
  const files = await Promise.all([1, 2, 3, 4, 5].map((nr) => send(`slug,title\nfile-${nr}`)))
  const sixth = () => manager.ask(calls.beginImport, { file_name: 'six.csv', bytes: 9 })
  expect((await sixth()).body.message).toBe(
    'You have begun 5 files; send one to its end, or remove it',
  )
  const [first, second] = files
  expect((await manager.ask(calls.checkImport, { id: first?.id, v: first?.v })).status).toBe(200)
  await ended(first?.id ?? 0)
  expect((await sixth()).status).toBe(200)

  const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
  const ofBoth = { id: { in: [first?.id ?? 0, second?.id ?? 0] } }
  await prisma.job.updateMany({ where: ofBoth, data: { at: old, beganAt: old } })
  await pruneImports(prisma)

  expect(await prisma.job.findMany({ where: ofBoth, select: { id: true } })).toEqual([
    { id: first?.id },
  ])
  expect(await prisma.importPiece.count({ where: { jobId: first?.id ?? 0 } })).toBe(0)
  expect(await prisma.importPiece.count({ where: { jobId: files[2]?.id ?? 0 } })).toBe(1)
})

test('the audit calls a file by its name', async () => {
  const { id } = await give('slug,title,price,categories\nplain-gift,Gift,103,Gift\n')
  const { entries } = await readAudit(prisma, { entity: 'import' })
  expect(entries.find(({ entity_id }) => entity_id === String(id))?.subject).toBe('goods.csv')
})

test('a file that a former version checked is applied as it was shown', async () => {
  const category = await prisma.category.findFirstOrThrow()
  const product = await make.product({ slug: 'changed', title: 'Before', priceTaka: 90 })
  const checked = await check('Handle,Title,Variant Price,Tags\nmade,x,5,\nchanged,x,5,\n')
  const rows = [
    {
      line: 2,
      kind: 'new',
      plan: {
        changes: {
          title: ' Made  of silk ',
          slug: 'made',
          price: 1250,
          choice_goes_with_order: true,
          categories: { add: [category.id], remove: [] },
          tags: { add: ['Eid'], remove: [] },
          sizes: { put: [{ ref: 'new m', name: 'M' }] },
          items: [{ color: null, size: 'new m', count: 4 }],
          counted: true,
        },
        counts: [],
        pictures: [],
        names: { slug: 'Handle' },
        source: 'shopify',
        values: { price: { was: '', will: '1250' } },
        refs: [{ ref: 'made' }, { ref: 'made / M', size: 'M' }],
      },
    },
    {
      line: 3,
      kind: 'changed',
      plan: {
        changes: { price: 80, title: 'After' },
        counts: [],
        pictures: [],
        values: {},
        new_categories: [{ menu: 'Women', category: 'Shawl' }],
      },
    },
  ]
  for (const { line, ...data } of rows) {
    const found = line === 3 ? { productId: product.id, productVersion: product.version } : {}
    await prisma.importRow.update({
      where: { jobId_line: { jobId: checked.id, line } },
      data: { ...data, ...found, troubles: [] },
    })
  }

  expect(await apply(checked)).toMatchObject({ state: 'done', new: 1, changed: 1, failed: 0 })

  const made = await productOf('made')
  expect(made).toMatchObject({ title: 'Made of silk', priceTaka: 1250, counted: true })
  expect(made?.items.map(({ count }) => count)).toEqual([4])
  expect(made?.tags.map(({ tag }) => tag.tag)).toEqual(['Eid'])
  expect(await prisma.importRef.count({ where: { productId: made?.id ?? 0 } })).toBe(2)
  const changed = await productOf('changed')
  expect(changed).toMatchObject({ title: 'After', priceTaka: 80 })
  expect(changed?.categories.map(({ category }) => category.category)).toContain('Shawl')
})
