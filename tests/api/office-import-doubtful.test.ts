import { expect, test } from 'vitest'
import { openImportShop } from '../support/imports.ts'

const { prisma, make, check, recheck, apply, give, rowsOf, productOf } =
  await openImportShop('Gift')

test('a price that falls below a tenth, or to 0, waits for a confirmation', async () => {
  for (const slug of ['falls', 'gone', 'lower', 'derived']) {
    await make.product({ slug, title: slug, priceTaka: 1450 })
  }
  const file = [
    'slug,title,price,old_price,discount,categories',
    ...['falls,,144,,,', 'gone,,0,,,', 'lower,,145,,,', 'derived,,1450,2000,15%,'],
    'free,Free,0,,,Gift',
  ].join('\n')

  const job = await check(file)

  expect(job).toMatchObject({ changed: 1, new: 0, doubtful: 4, wrong: 0, warned: 4 })
  expect(await rowsOf(job.id, 'doubtful')).toMatchObject([
    { title: 'falls', troubles: [said('The price falls from 1450 to 144, please confirm it')] },
    { title: 'gone', troubles: [said('The price is 0, please confirm it')] },
    {
      title: 'derived',
      troubles: [said('The file says 1450, its discount makes it 1700; please confirm it')],
      values: { price: { was: '1450', will: '1700' }, old_price: { will: '2000' } },
    },
    { title: 'Free', troubles: [said('The price is 0, please confirm it'), bare] },
  ])
  expect(await apply(job)).toMatchObject({ state: 'done', changed: 1, doubtful: 4, failed: 0 })
  expect(await priceOf('falls')).toBe(1450)
  expect(await priceOf('lower')).toBe(145)
  expect(await productOf('free')).toBeNull()

  const again = await check(file)
  expect(again).toMatchObject({ doubtful: 4, options: { take_doubtful: false } })
  const confirmed = await recheck(again, { options: { take_doubtful: true } })
  expect(confirmed).toMatchObject({ changed: 3, new: 1, doubtful: 0, warned: 4 })
  await apply(confirmed)
  expect(await priceOf('falls')).toBe(144)
  expect(await priceOf('derived')).toBe(1700)
  // The next file of these columns asks again.
  expect(await check(file.replace('falls,,144', 'falls,,1'))).toMatchObject({ doubtful: 1 })
})

const bare = { message: 'It has no picture', warning: true }
const said = (message: string) => ({ message, warning: true, asks: true })
const priceOf = async (slug: string) =>
  (await prisma.product.findUniqueOrThrow({ where: { slug } })).priceTaka

test('the check shows every price that changes, also through another column', async () => {
  await make.product({ slug: 'shown', title: 'Shown', priceTaka: 1450 })
  const job = await check('slug,old_price,discount\nshown,2000,15\n')
  expect((await rowsOf(job.id))[0]).toMatchObject({
    kind: 'changed',
    values: {
      price: { was: '1450', will: '1700' },
      old_price: { was: '', will: '2000' },
      discount: { was: '', will: '15' },
    },
  })
  const cheaper = await give('slug,old_price,price\nshown,2000,1000\n')
  expect((await rowsOf(cheaper.id))[0].values).toMatchObject({
    price: { was: '1450', will: '1000' },
    discount: { was: '', will: '50' },
  })
})

test('the link of another program names no product here', async () => {
  await make.product({ slug: 'saree', title: 'Our saree', priceTaka: 900, ownCode: 'S-1' })
  const file = 'Handle,Title,Variant Price,Tags\nsaree,Their saree,500,Eid\n'

  const job = await check(file)
  expect(job).toMatchObject({ kind: 'shopify', new: 1, changed: 0 })
  expect((await rowsOf(job.id))[0].troubles).toMatchObject([
    { value: 'saree', message: 'This link is taken here, the product gets saree-2', warning: true },
    bare,
  ])
  await apply(job)

  expect(await priceOf('saree')).toBe(900)
  expect(await priceOf('saree-2')).toBe(500)
  const next = await give(file.replace('500', '450'))
  expect(next).toMatchObject({ new: 0, changed: 1 })
  expect(await priceOf('saree-2')).toBe(450)

  const coded = await check('ID,Type,SKU,Name,Regular price\n7,simple,S-1,Lamp,450\n')
  expect(coded).toMatchObject({ kind: 'woocommerce', changed: 0, doubtful: 1 })
  const list = await check('code,product name,price\nS-1,Lamp,450\n')
  expect(list).toMatchObject({ kind: 'other', changed: 0, doubtful: 1 })
  expect((await rowsOf(list.id))[0].troubles).toMatchObject([
    said('By its link or its code this is Our saree here, please confirm it'),
  ])
  expect(await check('code,price\nS-1,450\n')).toMatchObject({ changed: 1, doubtful: 0 })
})
