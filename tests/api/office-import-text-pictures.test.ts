import { expect, test } from 'vitest'
import { openPictureImports } from '../support/import-pictures.ts'
import { fileOf, type Row } from '../support/woocommerce.ts'

const opened = await openPictureImports()
const { site, shop, link, check, apply, give, rowsOf, failedOf, again, askedFor } = opened
const { prisma } = shop

const vase: Row = { id: 1, type: 'simple', name: 'Vase', published: 1, price: 90 }
const productOf = (title: string) =>
  prisma.product.findFirstOrThrow({ where: { title }, include: { content: true, images: true } })
const textOf = async (title: string) => (await productOf(title)).content?.description ?? ''
const widthsIn = (html: string) => [...html.matchAll(/-(\d+)x\d+\.webp/g)].map(([, width]) => width)
const img = (src: string) => `<img class="x" src="${src}" alt="Clay">`

test('pictures inside a description become own ones at their places, once', async () => {
  const text = `<p>One${img(link(11))}</p><p>Two</p>${img(site.linkOf('/31.jpg'))}${img(link(12))}`
  const file = fileOf({ ...vase, text, images: link(12) })

  const job = await give(file)

  expect(job).toMatchObject({ state: 'done', new: 1, pictures: { of: 4, done: 3, failed: 1 } })
  expect(job.found?.pictures).toBe(4)
  const first = await textOf('Vase')
  expect(widthsIn(first)).toEqual(['11', '12'])
  expect(first).toMatch(
    /^<p>One<img src="\/uploads\/[^"]*" alt="Clay" loading="lazy" \/><\/p><p>Two/,
  )
  expect((await productOf('Vase')).images).toHaveLength(1)
  expect(askedFor('/12.jpg')).toBe(1)
  expect(await failedOf(job.id)).toMatchObject([
    { url: site.linkOf('/31.jpg'), message: 'The other site gave no picture (404)' },
  ])
  await site.putPicture('/31.jpg', 31)
  expect(await again(job)).toMatchObject({ pictures: { of: 4, done: 4, failed: 0 } })
  expect(widthsIn(await textOf('Vase'))).toEqual(['11', '31', '12'])

  const before = site.askedPaths.length
  expect(await give(file)).toMatchObject({ same: 1, changed: 0, pictures: { of: 4, done: 4 } })
  expect(site.askedPaths.length).toBe(before)
  const longer = fileOf({ ...vase, text: text.replace('Two', `Three${img(link(13))}`) })
  expect(await give(longer)).toMatchObject({ changed: 1, pictures: { of: 4, done: 4 } })
  expect(widthsIn(await textOf('Vase'))).toEqual(['11', '13', '31', '12'])
})

test('a text that a person changed meanwhile stays, and http is refused', async () => {
  const text = `${img(site.linkOf('/32.jpg'))}${img('http://pictures.test/a.jpg')}`
  const job = await give(fileOf({ ...vase, id: 2, name: 'Pot', text }))
  expect((await failedOf(job.id)).map(({ message }: { message: string }) => message)).toEqual([
    'The other site gave no picture (404)',
    'Pictures are fetched from https links alone',
  ])
  const { id } = await productOf('Pot')
  const description = '<p>Mine</p>'
  await prisma.productContent.update({ where: { productId: id }, data: { description } })
  await site.putPicture('/32.jpg', 32)
  const names = await shop.stored.names()

  await again(job)

  expect(await textOf('Pot')).toBe(description)
  expect((await failedOf(job.id))[0]).toMatchObject({
    message: 'This product was changed meanwhile',
  })
  expect(await shop.stored.names()).toEqual(names)
})

test('with the switch off each picture of a text has a warning, in files of this shop too', async () => {
  const text = `<p>Bowl</p>${img(link(11))}`
  const job = await check(fileOf({ ...vase, id: 3, name: 'Bowl', text }), { fetch_pictures: false })
  const message = 'Pictures of other sites are not fetched'
  const bare = { column: 'images', message: 'It has no picture' }
  const trouble = { column: 'Description', value: link(11), message, warning: true }
  expect(await rowsOf(job.id)).toMatchObject([{ kind: 'new', troubles: [trouble, bare] }])
  await apply(job)
  expect(await textOf('Bowl')).toBe('<p>Bowl</p>')

  const { slug } = await productOf('Bowl')
  const own = `slug,description\n${slug},"${text.replaceAll('"', '""')}"\n`
  const many = Array.from({ length: 11 }, (_each, nr) => img(link(100 + nr))).join('')
  const most = await check(fileOf({ ...vase, id: 4, name: 'Many', text: many }), {
    fetch_pictures: true,
  })
  expect(most.found?.pictures).toBe(10)
  expect(await rowsOf(most.id)).toMatchObject([
    { troubles: [{ message: 'At most 10 photos' }, bare] },
  ])
  const warned = await check(own)
  expect(await rowsOf(warned.id)).toMatchObject([
    { kind: 'same', troubles: [{ ...trouble, column: 'description' }] },
  ])
  expect(await give(own)).toMatchObject({ pictures: { of: 1, done: 1 } })
  expect(widthsIn(await textOf('Bowl'))).toEqual(['11'])
})

test('a text that is in the shop already stays, whatever pictures it has', async () => {
  const { id, slug } = await productOf('Bowl')
  const description = `<p>Old</p>${img('https://old.example/1.jpg')}`
  await prisma.productContent.update({ where: { productId: id }, data: { description } })

  const job = await check(`slug,description\n${slug},"${description.replaceAll('"', '""')}"\n`)

  expect(job).toMatchObject({ same: 1, changed: 0, warned: 0 })
})
