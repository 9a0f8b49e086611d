import { utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addReview } from '#contract/reviews'
import { StorageAway } from '../../server/pictures/storage.ts'
import { filesBelow } from '../support/broken-invariants.ts'
import { openTestBucket } from '../support/bucket.ts'
import { jpeg } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

for (const where of ['folder', 'bucket']) {
  describe(`in a ${where}`, async () => {
    const shop = await openShop(where === 'bucket' ? { bucket: await openTestBucket() } : {})
    const loose = async () => {
      const rows = await shop.prisma.loosePicture.findMany()
      return rows.map(({ image }) => image)
    }
    const anHourPasses = () =>
      shop.pool.query(`update loose_picture set since = since - interval '61 minutes'`)
    async function review() {
      const { id: product_id } = await shop.make.product()
      const customer = await shop.customer()
      const files = [{ bytes: await jpeg(40, 30) }]
      const answer = await customer.ask(addReview, { product_id }, { files })
      const { id, images } = answer.body.review
      return { id, productId: product_id, image: String(images[0].image_url) }
    }

    test('pictures of a written review are not loose, and stay', async () => {
      await review()
      const before = await shop.stored.names()

      expect(await loose()).toEqual([])
      await shop.tidy()

      expect(before).toHaveLength(2)
      expect(await shop.stored.names()).toEqual(before)
    })

    test('pictures of a review that went are taken away an hour later', async () => {
      const others = await shop.stored.names()
      const { productId, image } = await review()
      await shop.pool.query('delete from product where id = $1', [productId])

      await shop.tidy()
      expect(await loose()).toEqual([image])
      expect(await shop.stored.names()).toHaveLength(others.length + 2)

      await anHourPasses()
      await shop.tidy()
      expect(await loose()).toEqual([])
      expect(await shop.stored.names()).toEqual(others)
    })

    test('every file that a process stored before it died is taken away, however small', async () => {
      const others = await shop.stored.names()
      const image = '/uploads/reviews/half-written-1600x800.webp'
      await shop.prisma.loosePicture.create({ data: { image } })
      await shop.stored.write('reviews/half-written-200x100.avif', Buffer.from('a picture'))
      await anHourPasses()

      await shop.tidy()

      expect(await loose()).toEqual([])
      expect(await shop.stored.names()).toEqual(others)
    })

    test('a picture that finds its review again stays', async () => {
      const { id, image } = await review()
      await shop.pool.query('delete from review_image where image = $1', [image])
      await anHourPasses()
      await shop.pool.query('insert into review_image (review_id, image) values ($1, $2)', [
        id,
        image,
      ])
      const before = await shop.stored.names()

      await shop.tidy()

      expect(await shop.stored.names()).toEqual(before)
    })

    test('an image changed by hand leaves the former one loose', async () => {
      const { image } = await review()
      const other = image.replace('/uploads/reviews/', '/uploads/reviews/other-')
      await shop.pool.query('update review_image set image = $2 where image = $1', [image, other])
      expect(await loose()).toEqual([image])

      await shop.pool.query('update review_image set image = $2 where image = $1', [other, image])
      expect(await loose()).toEqual([other])
    })

    test('picture of the shop that a review names is never swept', async () => {
      const { id } = await review()
      const own = '/uploads/products/own-40x30.webp'
      await shop.stored.write('products/own-40x30.webp', await jpeg(40, 30))
      await shop.pool.query('insert into review_image (review_id, image) values ($1, $2)', [
        id,
        own,
      ])
      await shop.pool.query('delete from review_image where image = $1', [own])
      await anHourPasses()

      await shop.tidy()

      expect(await shop.stored.names()).toContain('products/own-40x30.webp')
    })
  })
}

test('while the bucket is away every loose picture stays noted', async () => {
  const bucket = await openTestBucket()
  const shop = await openShop({ bucket })
  const image = '/uploads/reviews/away-40x30.webp'
  await shop.pool.query(
    `insert into loose_picture (image, since) values ($1, now() - interval '2 hours')`,
    [image],
  )
  bucket.line.turn('refusing')
  await expect(shop.tidy()).rejects.toThrow(StorageAway)
  expect(await shop.prisma.loosePicture.count()).toBe(1)

  bucket.line.turn('open')
  await shop.tidy()
  expect(await shop.prisma.loosePicture.count()).toBe(0)
})

test('unfinished files of an ended process are deleted, those of running ones stay', async () => {
  const shop = await openShop()
  const folder = join(shop.uploadsDir, '.incoming')
  const names = {
    ended: `${hostname()}.${2 ** 22 + 1}.a`,
    living: `${hostname()}.${process.ppid}.b`,
    elsewhere: 'another-machine.1.c',
    formerly: `${hostname()}.${process.pid}.d`,
    forgotten: 'another-machine.1.e',
  }
  for (const name of Object.values(names)) writeFileSync(join(folder, name), 'an upload')
  const age = (name: string, seconds: number) => {
    const at = Date.now() / 1000 - seconds
    utimesSync(join(folder, name), at, at)
  }
  age(names.formerly, process.uptime() + 60)
  age(names.forgotten, 301)

  await shop.tidy()

  expect(filesBelow(folder).sort()).toEqual([names.living, names.elsewhere].sort())
  for (const name of [names.living, names.elsewhere]) age(name, 301)
  await shop.tidy()
})
