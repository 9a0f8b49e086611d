import { describe, expect, test } from 'vitest'
import { sendPicture } from '#contract/office/drafts'
import { pictureFormats, readPicture, sizeName } from '#contract/pictures'
import { openTestBucket } from '../support/bucket.ts'
import { openStaff } from '../support/office.ts'
import { fromPhone, jpeg } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

let keys = 0
const newKey = () => `picture-${process.pid}-${++keys}`

for (const where of ['folder', 'bucket']) {
  describe(`in a ${where}`, async () => {
    const shop = await openShop(where === 'bucket' ? { bucket: await openTestBucket() } : {})
    const manager = await openStaff(shop).signedIn('manager')
    const sendAs = (bytes: Buffer, kind = 'catalog', key: string | null = newKey(), more = {}) =>
      manager.ask(
        sendPicture,
        { kind },
        {
          files: [{ bytes, field: 'picture', ...more }],
          headers: key === null ? {} : { 'Idempotency-Key': key },
        },
      )
    const loose = async () => {
      const rows = await shop.prisma.loosePicture.findMany({ orderBy: { image: 'asc' } })
      return rows.map(({ image }) => image)
    }
    const formsOf = (url: string) => {
      const picture = readPicture(url)
      if (!picture) throw new Error(`${url} is no picture`)
      const stem = url.slice('/uploads/'.length).replace(/-\d+x\d+\.webp$/, '')
      return picture.widths.flatMap((width) =>
        pictureFormats.map(
          (format) => `${stem}-${sizeName(width, picture.width, picture.height)}.${format}`,
        ),
      )
    }
    const daysPass = (days: number) =>
      shop.pool.query(`update loose_picture set since = since - make_interval(days => $1)`, [days])

    test.each([
      ['catalog', 900, 600, [200, 400, 800, 900], 900, 600],
      ['banners', 2000, 800, [412, 640, 828, 1216, 1824], 1824, 730],
      ['brand', 600, 600, [96, 192, 512], 512, 512],
      ['brand', 200, 200, [96, 192, 200], 200, 200],
    ])(
      'a picture for %s of %i x %i is stored in all its widths',
      async (kind, w, h, widths, ...size) => {
        const answer = await sendAs(await jpeg(w, h), kind)

        const { url, ...sides } = answer.body
        expect(sides).toEqual({ message: 'success', width: size[0], height: size[1] })
        expect(readPicture(url)?.widths).toEqual(widths)
        expect(await shop.stored.names()).toEqual(expect.arrayContaining(formsOf(url)))
        expect(await loose()).toContain(url)
        expect((await shop.visitor().agent.get(url)).status).toBe(200)
      },
    )

    test('a sideways photo stands upright', async () => {
      const { body } = await sendAs(await fromPhone())

      expect([body.width, body.height]).toEqual([30, 40])
    })

    test('key sent ten times at once or later makes one picture', async () => {
      const [bytes, key] = [await jpeg(300, 200), newKey()]
      const before = await shop.stored.names()

      const answers = []
      // Three at a time: each account has three places.
      for (let nr = 0; nr < 3; nr++) {
        answers.push(...(await Promise.all([1, 2, 3].map(() => sendAs(bytes, 'catalog', key)))))
      }
      answers.push(await sendAs(await jpeg(50, 50), 'catalog', key))

      const urls = new Set(answers.map(({ body }) => body.url))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(urls.size).toBe(1)
      expect((await shop.stored.names()).length - before.length).toBe(4)
    })

    test('key of another kind of picture is refused and leaves no file', async () => {
      const key = newKey()
      await sendAs(await jpeg(), 'catalog', key)
      const before = await shop.stored.names()

      const other = await sendAs(await jpeg(), 'banners', key)

      expect(other).toBeRefused(422, 'This Idempotency-Key stood for something else')
      expect(await shop.stored.names()).toEqual(before)
    })

    test('picture that nothing shows is deleted after 7 days', async () => {
      const { url } = (await sendAs(await jpeg(90, 60))).body
      await daysPass(6)
      await shop.tidy()
      expect(await loose()).toContain(url)

      await daysPass(2)
      await shop.tidy()

      expect(await loose()).not.toContain(url)
      const names = await shop.stored.names()
      expect(formsOf(url).filter((name) => names.includes(name))).toEqual([])
    })

    test('a picture that the shop, a text, a draft or an order shows stays', async () => {
      const send = async (kind = 'catalog') => (await sendAs(await jpeg(90, 60), kind)).body.url
      const photo = await send()
      const shown = {
        first: await send(),
        photo,
        category: await send(),
        banner: await send('banners'),
        text: await send(),
        draft: await send(),
        order: await send(),
      }
      const product = await shop.make.product({
        image: shown.first,
        description: `<p>Seen <img src="${shown.text}" alt=""></p>`,
      })
      await shop.prisma.productImage.create({ data: { productId: product.id, image: photo } })
      await shop.make.category({ image: shown.category })
      await shop.prisma.banner.create({ data: { image: shown.banner, discountPercent: 10 } })
      const draft = await shop.prisma.productDraft.create({
        data: { staffId: manager.id, form: { images: [{ ref: shown.draft }] } },
      })
      await shop.make.order({ lineGiven: { image: shown.order, productId: product.id } })
      await daysPass(8)

      await shop.tidy()

      const names = await shop.stored.names()
      for (const [place, url] of Object.entries(shown)) {
        expect([place, formsOf(url).every((name) => names.includes(name))]).toEqual([place, true])
      }
      expect(await loose()).toEqual([shown.draft, shown.order].sort())

      // A picture without its row is checked again, and removed unless another row shows it.
      await shop.prisma.productImage.deleteMany({ where: { image: photo } })
      await shop.prisma.productDraft.delete({ where: { id: draft.id } })
      await shop.prisma.productContent.updateMany({
        where: { productId: product.id },
        data: { description: '<p>No picture</p>' },
      })
      expect(await loose()).toEqual([photo, shown.text, shown.draft, shown.order].sort())
      await daysPass(8)
      await shop.tidy()

      const left = await shop.stored.names()
      const isThere = (url: string) => formsOf(url).some((name) => left.includes(name))
      expect([photo, shown.text, shown.draft].filter(isThere)).toEqual([])
      expect([shown.first, shown.order, shown.category, shown.banner].every(isThere)).toBe(true)
    })

    test('picture shipped with the shop is never deleted', async () => {
      const image = '/uploads/catalog/own-40x30.webp'
      await shop.stored.write('catalog/own-40x30.webp', await jpeg(40, 30))
      const product = await shop.make.product({ image })
      await shop.prisma.product.delete({ where: { id: product.id } })
      await daysPass(8)

      await shop.tidy()

      expect(await shop.stored.names()).toContain('catalog/own-40x30.webp')
    })
  })
}
