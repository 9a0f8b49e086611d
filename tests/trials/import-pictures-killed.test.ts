import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mostPhotos } from '#contract/office/rules'
import { fileOf, openPictureImports } from '../support/import-pictures.ts'
import { startProcess } from '../support/own-process.ts'

const kills = 6
const { site, shop, check, jobOf, widthsOf } = await openPictureImports()
const { prisma } = shop

/** Another process, which does the job and ends. */
function startShop() {
  const places = { url: shop.databaseUrl, uploadsDir: shop.uploadsDir, ca: site.reach.ca }
  return startProcess('fetching-process.ts', places)
}

test('a process that is killed costs one picture, and no photo comes twice', async () => {
  // As many as a product takes: a fast machine has some left at the last kill.
  const widths = Array.from({ length: mostPhotos }, (_, index) => 31 + index)
  for (const width of widths) await site.putPicture(`/${width}.jpg`, width)
  const links = widths.map((width) => site.linkOf(`/${width}.jpg`))
  const { id } = await check(fileOf({ one: [links], two: [links.toReversed()] }), {
    fetch_pictures: true,
  })
  await prisma.job.update({ where: { id }, data: { state: 'applying' } })
  const giveUp = () => prisma.job.update({ where: { id }, data: { heldUntil: new Date(0) } })

  for (let nr = 0; nr < kills; nr++) {
    const before = site.askedPaths.length
    const fetching = startShop()
    // During fetching, during encoding or storing, during writing.
    await expect.poll(() => site.askedPaths.length).toBeGreaterThan(before)
    await delay(nr * 100)
    await fetching.end('SIGKILL')
    await giveUp()
  }

  expect(await startShop().end()).toBe(0)
  expect(await jobOf(id)).toMatchObject({
    state: 'done',
    new: 2,
    pictures: { of: 2 * widths.length, done: 2 * widths.length, failed: 0 },
  })
  expect([await widthsOf('one'), await widthsOf('two')]).toEqual([widths, widths.toReversed()])
  expect(site.askedPaths.length).toBeLessThanOrEqual(widths.length + kills)
  await shop.tidy()
})
