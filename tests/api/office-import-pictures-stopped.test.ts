import { expect, test } from 'vitest'
import { fileOf, openPictureImports } from '../support/import-pictures.ts'
import { openStaff } from '../support/office.ts'
import { fetchPicturesAgain, getImportPictures } from '#contract/office/import-pictures'
import * as calls from '#contract/office/imports'

const opened = await openPictureImports()
const { site, shop, manager, check, apply, jobOf } = opened
const { link, give, widthsOf, askedFor } = opened

test('a stopped one goes on, and another file is taken meanwhile', async () => {
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
  await expect.poll(() => askedFor('/held.jpg'), { timeout: 30_000 }).toBe(1)
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

test('an agent sees and tries none, and a job that is not there is none', async () => {
  const agent = await openStaff(shop).signedIn('agent')
  expect(await agent.ask(getImportPictures, { id: 1 })).toBeRefused(403)
  expect(await agent.ask(fetchPicturesAgain, { id: 1, v: 1 })).toBeRefused(403)
  expect(await manager.ask(getImportPictures, { id: 99_999 })).toBeRefused(404)
  expect(await manager.ask(fetchPicturesAgain, { id: 99_999, v: 1 })).toBeRefused(404)
})
