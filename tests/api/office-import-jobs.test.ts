import { expect, test } from 'vitest'
import { applyImport } from '../../server/office/imports/apply-import.ts'
import { workOnImport } from '../../server/office/imports/work.ts'
import { openImports } from '../support/imports.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/imports'

const goods = 450
const shop = await openShop()
const { prisma, make } = shop
const manager = await openStaff(shop).signedIn('manager')
const { check, apply, ended, jobOf } = openImports(manager)
const menu = await make.menu({ menu: 'Women' })
await make.category({ category: 'Gift', menuId: menu.id })

const fileOf = (stem: string) =>
  [
    'slug,title,price,categories',
    ...Array.from({ length: goods }, (_row, nr) => `${stem}-${nr},Title ${nr},5,Gift`),
  ].join('\n')
const countOf = (stem: string) => prisma.product.count({ where: { slug: { startsWith: stem } } })
const past = () => new Date(Date.now() - 1000)

test('a stopped job goes on where it stopped, and makes nothing twice', async () => {
  const { id, v } = await check(fileOf('stopped'))
  await manager.ask(calls.applyImport, { id, v })
  await expect.poll(() => countOf('stopped'), { timeout: 30_000, interval: 5 }).toBeGreaterThan(0)

  const running = await jobOf(id)
  const stopped = await manager.ask(calls.stopImport, { id, v: running.v })

  expect(stopped.body.job).toMatchObject({ state: 'stopped' })
  const made = await countOf('stopped')
  expect(made % 200).toBe(0)
  expect(made).toBeLessThan(goods)
  expect(await apply(await jobOf(id))).toMatchObject({ state: 'done', new: goods, done: goods })
  expect(await countOf('stopped')).toBe(goods)
})

test('another process goes on with the job of one that was killed', async () => {
  const { id } = await check(fileOf('killed'))
  const held = { id, by: 'killed', state: 'applying' as const, staffId: manager.id, doneLine: 0 }
  await prisma.job.update({
    where: { id },
    data: { state: 'applying', heldBy: 'killed', heldUntil: new Date(Date.now() + 60_000) },
  })
  await workOnImport(prisma)
  expect(await countOf('killed')).toBe(0)
  await prisma.job.update({ where: { id }, data: { heldUntil: past() } })

  await workOnImport(prisma)

  expect(await jobOf(id)).toMatchObject({ state: 'done', new: goods, failed: 0 })
  expect(await countOf('killed')).toBe(goods)
  await expect(applyImport(prisma, held)).rejects.toThrow()
})

test('a process that lost its job writes nothing more', async () => {
  const { id } = await check(fileOf('lost'))
  await prisma.job.update({
    where: { id },
    data: { state: 'applying', heldBy: 'the next', heldUntil: past() },
  })

  const held = {
    id,
    by: 'the former',
    state: 'applying' as const,
    staffId: manager.id,
    doneLine: 0,
  }
  await expect(applyImport(prisma, held)).rejects.toThrow()
  expect(await countOf('lost')).toBe(0)

  await workOnImport(prisma)
  expect(await countOf('lost')).toBe(goods)
})

test('a check that was left begins anew', async () => {
  const { id, v } = await check(fileOf('lost'))
  await prisma.$executeRaw`delete from import_row where job_id = ${id} and line > 100`
  await prisma.job.update({
    where: { id },
    data: { state: 'checking', heldBy: 'killed', heldUntil: past() },
  })

  await workOnImport(prisma)

  expect(await ended(id)).toMatchObject({ state: 'checked', same: goods, new: 0, v: v + 1 })
})

test('the change of many goods is told now and then, and at the end', async () => {
  const file = fileOf('lost').replaceAll(',5,', ',6,')
  const job = await check(file)
  const before = shop.changes.generation() ?? 0

  expect(await apply(job)).toMatchObject({ state: 'done', changed: goods })
  await shop.changes.waitForChange()

  const told = (shop.changes.generation() ?? 0) - before
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThan(4)
})
