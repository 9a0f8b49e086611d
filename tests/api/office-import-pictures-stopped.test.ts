import { expect, test, vi } from 'vitest'
import { fetchPicturesAgain, getImportPictures } from '#contract/office/import-pictures'
import * as calls from '#contract/office/imports'
import { workOnImport } from '../../server/office/imports/run-jobs.ts'
import { broken, openFailing } from '../support/failing.ts'
import { fileOf, openPictureImports } from '../support/import-pictures.ts'
import { openStaff } from '../support/office.ts'

const opened = await openPictureImports()
const { site, shop, manager, check, apply, jobOf } = opened
const { link, give, widthsOf, askedFor, failedOf } = opened

test('stopped fetching of pictures goes on, and another file is accepted meanwhile', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  site.put('/held.jpg', async (_request, answer) => {
    await held
    answer.end()
  })
  const checked = await check(fileOf({ held: [[site.linkOf('/held.jpg'), link(11)]] }), {
    fetch_pictures: true,
  })
  await manager.ask(calls.applyImport, { id: checked.id, v: checked.v })
  await expect.poll(() => askedFor('/held.jpg')).toBe(1)
  const fetching = await jobOf(checked.id)
  expect(fetching).toMatchObject({ state: 'fetching', pictures: { of: 2, done: 0, failed: 0 } })

  expect(await give(fileOf({ between: [[]] }))).toMatchObject({ state: 'done' })
  const stopped = await manager.ask(calls.stopImport, { id: fetching.id, v: fetching.v })
  expect(stopped.body.job).toMatchObject({ state: 'stopped' })
  release()
  await site.putPicture('/held.jpg', 23)

  const job = await apply(await jobOf(checked.id))

  expect(job).toMatchObject({ state: 'done', pictures: { of: 2, done: 2, failed: 0 } })
  expect(await widthsOf('held')).toEqual([23, 11])
})

test('agent may not see or retry pictures of an import; an unknown job is a 404', async () => {
  const agent = await openStaff(shop).signedIn('agent')
  expect(await agent.ask(getImportPictures, { id: 1 })).toBeRefused(403)
  expect(await agent.ask(fetchPicturesAgain, { id: 1, v: 1 })).toBeRefused(403)
  expect(await manager.ask(getImportPictures, { id: 99_999 })).toBeRefused(404)
  expect(await manager.ask(fetchPicturesAgain, { id: 99_999, v: 1 })).toBeRefused(404)
})

const { prisma } = shop
/** A file of one product with waiting pictures. */
async function waiting(slug: string, links: string[]): Promise<number> {
  const { id } = await give(fileOf({ [slug]: [links] }))
  await prisma.importPicture.updateMany({ where: { jobId: id }, data: { trouble: null } })
  await prisma.job.update({ where: { id }, data: { state: 'fetching' } })
  return id
}
const none = site.linkOf('/none.jpg')
const url = '/uploads/catalog/11111111-1111-4111-8111-111111111111-40x30.webp'
const quietLog = () => ({ warn: vi.fn(), error: vi.fn() })

test('a short problem of the database fails no picture: it is tried again', async () => {
  const id = await waiting('trouble', [none])
  await prisma.loosePicture.create({ data: { image: url } })
  const fetcher = { fetch: async () => ({ url, width: 40, height: 30 }), giveBack: vi.fn() }
  const log = quietLog()

  await workOnImport(openFailing(prisma)(broken, 1), log, fetcher)
  expect(await jobOf(id)).toMatchObject({ state: 'fetching', pictures: { done: 0, failed: 0 } })
  await workOnImport(prisma, log, fetcher)

  expect(await jobOf(id)).toMatchObject({ state: 'done', pictures: { done: 1, failed: 0 } })
  expect([log.warn.mock.calls.length, fetcher.giveBack.mock.calls.length]).toEqual([1, 0])
  await prisma.product.deleteMany({ where: { slug: 'trouble' } })
})

test('a picture that fails three times by an error of ours holds back no others', async () => {
  const id = await waiting('ours', [site.linkOf('/odd.jpg'), none])
  await prisma.loosePicture.upsert({ where: { image: url }, create: { image: url }, update: {} })
  const fetch = vi.fn(async (link: string) => {
    if (link !== none) throw new TypeError('x is not a function')
    return { url, width: 40, height: 30 }
  })
  const log = quietLog()
  const look = () => workOnImport(prisma, log, { fetch, giveBack: vi.fn() })

  await look()
  await look()
  expect(await jobOf(id)).toMatchObject({ state: 'fetching', pictures: { done: 0, failed: 0 } })
  await look()

  expect(await jobOf(id)).toMatchObject({ state: 'done', pictures: { done: 1, failed: 1 } })
  expect(fetch).toHaveBeenCalledTimes(4)
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([2, 0])
  expect(await failedOf(id)).toMatchObject([{ message: 'Something went wrong, please try again' }])
  await prisma.product.deleteMany({ where: { slug: 'ours' } })
})
