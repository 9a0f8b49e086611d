import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { getProductHistory, saveProduct } from '#contract/office/products'
import { openOffice } from '../support/office.ts'

const { shop, manager } = await openOffice('manager')
const chartShown = async (slug: string) =>
  (await shop.visitor().ask(getProduct, { slug })).body.product

async function save(size_chart: string) {
  const { id, slug } = await shop.make.product()
  await shop.prisma.productImage.create({
    data: { productId: id, image: '/uploads/catalog/product-1-800x800.webp' },
  })
  const saved = await manager.ask(saveProduct, { id, v: 0, changes: { size_chart } })
  return { id, slug, saved }
}

test('lines of a chart are a table beside the sizes, other words and pictures stay', async () => {
  const { slug, saved } = await save(
    '<p>In inches:</p><p>Size | Chest | <strong>Length</strong></p><p>M | 38 | 27<br>L | 40 | 28</p><p>May differ by one.</p><script>alert(1)</script>',
  )

  expect(saved.status).toBe(200)
  expect((await chartShown(slug)).size_chart).toBe(
    '<p>In inches:</p><table><thead><tr><th>Size</th><th>Chest</th><th><strong>Length</strong></th></tr></thead>' +
      '<tbody><tr><td>M</td><td>38</td><td>27</td></tr><tr><td>L</td><td>40</td><td>28</td></tr></tbody></table>' +
      '<p>May differ by one.</p>',
  )
})

test.each(['', '<p></p>', '<p> <br></p>'])('%j is no chart', async (chart) => {
  const { slug } = await save(chart)

  expect(await chartShown(slug)).not.toHaveProperty('size_chart')
})

test('a change of the chart stands in the history, and a picture of it stays in the shop', async () => {
  const image = '/uploads/catalog/0b0c8a3e-1111-4222-8333-944445555666-800x600.webp'
  await shop.prisma.loosePicture.create({ data: { image } })
  const { id, slug } = await save(`<p><img src="${image}" alt="Sizes"></p>`)

  expect((await chartShown(slug)).size_chart).toContain(image)
  const { rows } = await shop.pool.query('select shop_shows_picture($1) as shown', [image])
  expect(rows).toEqual([{ shown: true }])
  const { events } = (await manager.ask(getProductHistory, { id })).body
  const fields = events.flatMap(({ changes }) => changes.map(({ field }) => field))
  expect(fields).toContain('size_chart')
})
