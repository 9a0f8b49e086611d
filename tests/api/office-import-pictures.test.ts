import { expect, test } from 'vitest'
import { saveProduct } from '#contract/office/products'
import { fileOf, openPictureImports } from '../support/import-pictures.ts'

const opened = await openPictureImports()
const { site, shop, manager, productOf, check, apply, rowsOf } = opened
const { link, give, widthsOf, askedFor, failedOf, again } = opened
const { prisma, make } = shop

test('pictures follow the rows, each link once, in the order of the list', async () => {
  const file = fileOf({
    one: [
      [link(11), link(12)],
      ['Red', ''],
    ],
    two: [[link(12), link(12), link(11)]],
    bare: [[]],
  })

  const job = await give(file)

  expect(job).toMatchObject({
    state: 'done',
    new: 3,
    warned: 1,
    options: { fetch_pictures: true },
    pictures: { of: 4, done: 4, failed: 0 },
  })
  expect(job.found?.pictures).toBe(5)
  expect([await widthsOf('one'), await widthsOf('two')]).toEqual([
    [11, 12],
    [12, 11],
  ])
  const one = await productOf('one')
  expect([one.image, one.imageAlt]).toEqual([one.images[0]?.image, 'Red'])
  expect((await productOf('bare')).image).toBe('/no-photo.svg')
  expect([askedFor('/11.jpg'), askedFor('/12.jpg')]).toEqual([1, 1])
  // Audited as the one row of the import.
  const { rows } = await shop.pool.query('select entity from audit_log where request = $1', [
    `import ${job.id}`,
  ])
  expect(rows).toEqual([{ entity: 'import' }])
  const page = await shop.visitor().agent.get(one.images[0]?.image ?? '')
  expect(page.status).toBe(200)
})

test('what can be known of pictures is a warning of the check', async () => {
  const links = ['http://a.example/x.jpg', 'x.jpg', '//a.example/x.jpg', link(11)]
  const file = fileOf({ odd: [links], pictureless: [[]] })
  const job = await check(file, { fetch_pictures: true })

  expect(job).toMatchObject({ new: 2, warned: 2 })
  const rows: { troubles: { value: string; message: string }[] }[] = await rowsOf(job.id)
  expect(
    rows.flatMap(({ troubles }) => troubles.map(({ value, message }) => [value, message])),
  ).toEqual([
    ['http://a.example/x.jpg', 'Pictures are fetched from https links alone'],
    ['x.jpg', 'This is not a link to a picture'],
    ['//a.example/x.jpg', 'This is not a link to a picture'],
    ['', 'It has no picture'],
  ])
})

test('the same file again fetches nothing, a new picture of it goes to its place', async () => {
  const names = await shop.stored.names()
  const before = site.askedPaths.length
  const same = await give(
    fileOf({
      one: [
        [link(11), link(12)],
        ['Red', ''],
      ],
    }),
  )
  expect(same).toMatchObject({ state: 'done', same: 1, changed: 0 })
  expect([site.askedPaths.length, await shop.stored.names()]).toEqual([before, names])

  const more = await give(fileOf({ one: [[link(13), link(11), link(14), link(12)]] }))

  expect(more.pictures).toEqual({ of: 4, done: 4, failed: 0 })
  expect(await widthsOf('one')).toEqual([13, 11, 14, 12])
  expect((await productOf('one')).image).toBe((await productOf('one')).images[0]?.image)
})

test('pictures that failed are listed, tried again, and go to their places', async () => {
  site.putBytes('/page', Buffer.from('<html>'))
  const job = await give(
    fileOf({
      late: [[site.linkOf('/21.jpg'), link(12), site.linkOf('/page')]],
      other: [['http://pictures.test/a.jpg', 'photo.jpg', site.linkOf('/21.jpg')]],
    }),
  )

  expect(job).toMatchObject({ state: 'done', pictures: { of: 6, done: 1, failed: 5 } })
  const [late, other] = [await productOf('late'), await productOf('other')]
  const none = 'The other site gave no picture (404)'
  const row = (product: typeof late, url: string, message: string) => ({
    product_id: product.id,
    title: product.title,
    url,
    message,
  })
  expect(await failedOf(job.id)).toEqual([
    row(late, site.linkOf('/21.jpg'), none),
    row(other, 'http://pictures.test/a.jpg', 'Pictures are fetched from https links alone'),
    row(other, 'photo.jpg', 'This is not a link to a picture'),
    row(late, site.linkOf('/page'), 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted'),
    row(other, site.linkOf('/21.jpg'), none),
  ])
  expect(askedFor('/21.jpg')).toBe(1)
  expect(await widthsOf('late')).toEqual([12])

  await site.putPicture('/21.jpg', 21)
  expect(await again(job)).toMatchObject({ pictures: { of: 6, done: 3, failed: 3 } })

  expect([await widthsOf('late'), await widthsOf('other')]).toEqual([[21, 12], [21]])
  expect((await productOf('late')).image).toBe((await productOf('late')).images[0]?.image)
  expect(askedFor('/21.jpg')).toBe(2)
})

test('a product whose photos a person changed meanwhile gets the picture last', async () => {
  const job = await give(fileOf({ moved: [[site.linkOf('/22.jpg'), link(11), link(12)]] }))
  const { id, version, images } = await productOf('moved')
  const order = images.map((photo) => photo.id).reverse()
  const changes = { images: { order } }
  expect((await manager.ask(saveProduct, { id, v: version, changes })).status).toBe(200)

  await site.putPicture('/22.jpg', 22)
  await again(job)

  expect(await widthsOf('moved')).toEqual([12, 11, 22])
})

test('photos of the shop keep their places between those that come', async () => {
  const [own] = (await productOf('two')).images
  const job = await give(fileOf({ mixed: [[link(13), own?.image ?? '', link(14)]] }))

  expect(job.pictures).toEqual({ of: 2, done: 2, failed: 0 })
  expect(await widthsOf('mixed')).toEqual([13, 12, 14])
  const old = await make.product({ image: own?.image ?? '', slug: 'old', priceTaka: 5 })
  await prisma.productImage.create({ data: { productId: old.id, image: own?.image ?? '' } })
  await give(fileOf({ old: [[link(14)]] }))
  expect(await widthsOf('old')).toEqual([12, 14])
})

test('product gets at most ten pictures', async () => {
  const { id, image } = await make.product({ slug: 'many', priceTaka: 5 })
  await prisma.productImage.createMany({
    data: Array.from({ length: 9 }, (_each, position) => ({ productId: id, image, position })),
  })
  const before = askedFor('/12.jpg')

  const job = await give(fileOf({ many: [[link(11), link(12)]] }))

  expect(job.pictures).toEqual({ of: 2, done: 1, failed: 1 })
  expect(await failedOf(job.id)).toMatchObject([{ url: link(12), message: 'At most 10 photos' }])
  expect([(await productOf('many')).images.length, askedFor('/12.jpg')]).toEqual([10, before])
})

test('with the switch off no picture is fetched, and each has a warning', async () => {
  const job = await check(fileOf({ off: [[link(11)]] }), { fetch_pictures: false })
  expect(await rowsOf(job.id)).toMatchObject([
    { troubles: [{ message: 'Pictures of other sites are not fetched', value: link(11) }] },
  ])
  expect(await apply(job)).toMatchObject({ state: 'done', pictures: { of: 0, done: 0, failed: 0 } })
  expect(await widthsOf('off')).toEqual([])

  const later = await give(fileOf({ off: [[link(11)]] }))
  expect(later).toMatchObject({ state: 'done', same: 1, changed: 0, pictures: { of: 1, done: 1 } })
  expect(await widthsOf('off')).toEqual([11])
})
