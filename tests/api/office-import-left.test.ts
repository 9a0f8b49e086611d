import { expect, test } from 'vitest'
import { pruneImports } from '../../server/office/imports/work.ts'
import { readAudit } from '../../server/office/staff/audit.ts'
import { openImportShop } from '../support/imports.ts'
import * as calls from '#contract/office/imports'

const { prisma, manager, send, give, ended } = await openImportShop('Gift')

test('a person has at most five files on their way, and what stays behind goes after a day', async () => {
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
