import { expect, test, vi } from 'vitest'
import * as calls from '#contract/office/imports'
import { workOnImport } from '../../server/office/imports/run-jobs.ts'
import { type Held, saveProgress } from '../../server/office/imports/work/hold.ts'
import { applyImport } from '../../server/office/imports/write/apply-import.ts'
import { broken, openFailing } from '../support/failing.ts'
import { openImportShop } from '../support/imports.ts'

/** Eighteen batches. */
const products = 450
/** Six batches, for what does not ask when something happens. */
const few = 150
const { shop, prisma, manager, check, apply, ended, jobOf } = await openImportShop('Gift')
const failing = openFailing(prisma)

const fileOf = (stem: string, length = products) =>
  [
    'slug,title,price,categories',
    ...Array.from({ length }, (_row, nr) => `${stem}-${nr},Title ${nr},5,Gift`),
  ].join('\n')
const countOf = (stem: string) => prisma.product.count({ where: { slug: { startsWith: stem } } })
const heldAs = (id: number, by: string, state: 'applying' | 'fetching'): Held => ({
  id,
  by,
  state,
  staffId: manager.id,
  doneLine: 0,
  tries: 0,
})
const past = () => new Date(Date.now() - 1000)

test('a stopped job goes on where it stopped, and makes nothing twice', async () => {
  const { id, v } = await check(fileOf('stopped'))
  await manager.ask(calls.applyImport, { id, v })
  await expect.poll(() => countOf('stopped'), { interval: 5 }).toBeGreaterThan(0)

  const running = await jobOf(id)
  const stopped = await manager.ask(calls.stopImport, { id, v: running.v })

  expect(stopped.body.job).toMatchObject({ state: 'stopped' })
  const made = await countOf('stopped')
  expect(made % 25).toBe(0)
  expect(made).toBeLessThan(products)
  expect(await apply(await jobOf(id))).toMatchObject({
    state: 'done',
    new: products,
    done: products,
  })
  expect(await countOf('stopped')).toBe(products)
})

test('another process goes on with the job of one that was killed', async () => {
  const { id } = await check(fileOf('killed', few))
  const held = heldAs(id, 'killed', 'applying')
  await prisma.job.update({
    where: { id },
    data: { state: 'applying', heldBy: 'killed', heldUntil: new Date(Date.now() + 60_000) },
  })
  await workOnImport(prisma, console)
  expect(await countOf('killed')).toBe(0)
  await prisma.job.update({ where: { id }, data: { heldUntil: past() } })

  await workOnImport(prisma, console)

  expect(await jobOf(id)).toMatchObject({ state: 'done', new: few, failed: 0 })
  expect(await countOf('killed')).toBe(few)
  await expect(applyImport(prisma, held)).rejects.toThrow()
})

test('a process that lost its job writes nothing more', async () => {
  const { id } = await check(fileOf('lost'))
  await prisma.job.update({
    where: { id },
    data: { state: 'applying', heldBy: 'the next', heldUntil: past() },
  })

  const held = heldAs(id, 'the former', 'applying')
  await expect(applyImport(prisma, held)).rejects.toThrow()
  expect(await countOf('lost')).toBe(0)

  await workOnImport(prisma, console)
  expect(await countOf('lost')).toBe(products)
})

test('a check that stopped starts again', async () => {
  const { id, v } = await check(fileOf('lost'))
  await prisma.$executeRaw`delete from import_row where job_id = ${id} and line > 100`
  await prisma.job.update({
    where: { id },
    data: { state: 'checking', heldBy: 'killed', heldUntil: past() },
  })

  await workOnImport(prisma, console)

  expect(await ended(id)).toMatchObject({ state: 'checked', same: products, new: 0, v: v + 1 })
})

test('the change of many products is notified now and then, and at the end', async () => {
  const file = fileOf('lost').replaceAll(',5,', ',6,')
  const job = await check(file)
  const before = shop.changes.generation() ?? 0

  expect(await apply(job)).toMatchObject({ state: 'done', changed: products })
  await shop.changes.waitForChange()

  const generations = (shop.changes.generation() ?? 0) - before
  expect(generations).toBeGreaterThan(0)
  expect(generations).toBeLessThan(4)
})

const quietLog = () => ({ warn: vi.fn(), error: vi.fn() })
const waiting = (id: number, state: 'checking' | 'applying') =>
  prisma.job.update({ where: { id }, data: { state, heldBy: 'killed', heldUntil: past() } })

test('a short problem of the database marks no row as failed: the batch is tried again', async () => {
  const { id } = await check(fileOf('trouble', few))
  await waiting(id, 'applying')
  const log = quietLog()

  await workOnImport(failing(broken, 1), log)
  expect(await jobOf(id)).toMatchObject({ state: 'applying', failed: 0 })
  await workOnImport(failing(broken, 0), log)

  expect(await jobOf(id)).toMatchObject({ state: 'done', new: few, failed: 0, done: few })
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 0])
})

test('a batch that takes too long is written in halves', async () => {
  const { id } = await check(fileOf('slow', few))
  await waiting(id, 'applying')
  const slow = Object.assign(new Error('canceling statement due to timeout'), { code: '57014' })
  const log = quietLog()

  await workOnImport(failing(slow, 3), log)

  expect(await jobOf(id)).toMatchObject({ state: 'done', new: few, failed: 0 })
  expect(log.warn).not.toHaveBeenCalled()
})

test('only the row of a batch that the database refuses fails', async () => {
  const { id } = await check(fileOf('refused', few))
  await waiting(id, 'applying')
  await prisma.$executeRaw`alter table product add constraint odd check (slug <> 'refused-77')`

  await workOnImport(prisma, quietLog())
  await prisma.$executeRaw`alter table product drop constraint odd`

  expect(await jobOf(id)).toMatchObject({ state: 'done', new: few - 1, failed: 1 })
  expect(await countOf('refused')).toBe(few - 1)
})

test('a check that fails by an error of ours is tried three times', async () => {
  const { id } = await check(fileOf('ours', few))
  await waiting(id, 'checking')
  const log = quietLog()
  const ours = openFailing(prisma, '$executeRaw')(new TypeError('x is not a function'), 99)

  for (let tries = 0; tries < 2; tries++) {
    await workOnImport(ours, log)
    expect(await jobOf(id)).toMatchObject({ state: 'checking', trouble: null })
  }
  await workOnImport(ours, log)

  const trouble =
    'The work on this file failed three times; please tell the person who runs the site'
  expect(await jobOf(id)).toMatchObject({ state: 'failed', trouble })
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([2, 1])
})

test('a job that ended is held by nobody: a late sign of life finds it no more', async () => {
  const checked = await check(fileOf('free', few))
  const heldBy = async () =>
    (await prisma.job.findUniqueOrThrow({ where: { id: checked.id } })).heldBy
  expect(await heldBy()).toBeNull()
  await apply(checked)
  expect(await heldBy()).toBeNull()
})

test('only applied rows reset the count of tries', async () => {
  const { id } = await check(fileOf('tries', few))
  const held = heldAs(id, 'me', 'fetching')
  // Without an end of the hold, the shop's own worker takes the job.
  const heldUntil = new Date(Date.now() + 60_000)
  await prisma.job.update({
    where: { id },
    data: { state: 'fetching', heldBy: 'me', heldUntil, tries: 2 },
  })
  const triesOf = async () => (await prisma.job.findUniqueOrThrow({ where: { id } })).tries

  await saveProgress(prisma, held, {})
  expect(await triesOf()).toBe(2)
  await saveProgress(prisma, held, { isApplied: true })
  expect(await triesOf()).toBe(0)
})
