import { expect, test } from 'vitest'
import * as calls from '#contract/office/imports'
import { openImportShop } from '../support/imports.ts'
import { fileOf, shirt, variation } from '../support/woocommerce.ts'

const { make, manager, check, recheck, apply, give, productOf } = await openImportShop('Saree')

/** The file of errors after its correction. */
async function mended(id: number, mends: Record<string, string>): Promise<string> {
  let file: string = (await manager.ask(calls.getImportErrors, { id })).text
  for (const [wrong, right] of Object.entries(mends)) {
    expect(file).toContain(wrong)
    file = file.replace(wrong, right)
  }
  return file
}

test('products of WooCommerce that were wrong come in from the mended file of errors', async () => {
  const attributes = { n2: 'Cut', n3: 'Wash' }
  const file = fileOf(
    { ...shirt, ...attributes, id: 40, sku: '007', v2: 'S, 6-8', v3: 'Cold' },
    { ...variation(41, 'Red', 'S'), ...attributes, parent: '007' },
    { ...variation(42, 'Red', '8-Jun'), ...attributes, parent: 'id:40', stock: 6 },
    { id: 43, type: 'simple', name: '=1+1', published: 1, price: '1–2', categories: 'Saree' },
    { id: 44, type: 'simple', name: 'Good', published: 1, price: '5', categories: 'Saree' },
  )
  const checked = await check(file)
  expect(checked).toMatchObject({ new: 1, wrong: 2 })
  const named = await recheck(checked, {
    attributes: { Cut: 'size', Wash: 'text' },
    options: { new_off: true },
  })
  const first = await apply(named)

  const again = await check(await mended(first.id, { ',8-Jun,': ",'6-8,", '1–2': '12' }))

  expect(again).toMatchObject({
    kind: 'woocommerce',
    new: 2,
    wrong: 0,
    unknown_columns: named.unknown_columns,
    options: named.options,
    attributes: named.attributes,
  })
  expect(await apply(again)).toMatchObject({ state: 'done', new: 2, failed: 0 })
  const product = await productOf('Cotton & silk shirt')
  expect(product).toMatchObject({ ownCode: '007', archivedAt: expect.any(Date) })
  expect(product?.sizes.map(({ size }) => size)).toEqual(['S', '6-8'])
  expect(product?.items.map(({ count }) => count)).toEqual([1, 6])
  expect(product?.content?.description).toContain('Wash: Cold')
  expect(await productOf('=1+1')).toMatchObject({ priceTaka: 12 })
  expect(await check(file)).toMatchObject({ same: 1 })
})

test('products of Shopify too, and of a file whose columns were set by hand', async () => {
  const header = 'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant Price,Status'
  const rows = [
    'top,Top,Tops,TRUE,Size,S,60,active',
    'top,,,,,M,70,',
    'bag,Bag,Bags,TRUE,,,9,active',
  ]
  const first = await give([header, ...rows].join('\n'))
  expect(first).toMatchObject({ new: 1, wrong: 1 })
  const again = await give(await mended(first.id, { 'M,70': 'M,60' }))
  expect(again).toMatchObject({ kind: 'shopify', new: 1, wrong: 0 })
  expect((await productOf('Top'))?.sizes.map(({ size }) => size)).toEqual(['S', 'M'])

  const checked = await check('Item;Cost;Shade;Kind\nScarf;1–2;Red;Saree\nScarf;1–2;Blue;Saree\n')
  const named = await recheck(checked, { columns: ['title', 'price', 'color', 'categories'] })
  expect(named).toMatchObject({ new: 0, wrong: 1 })
  const mend = await mended(named.id, { '1–2,Red': '12,Red', '1–2,Blue': '12,Blue' })
  const scarf = await give(mend)
  expect(scarf).toMatchObject({ new: 1, wrong: 0 })
  expect((await productOf('Scarf'))?.colors.map(({ color }) => color)).toEqual(['Red', 'Blue'])
})

test('a cell that clears a field clears it in the mended file too', async () => {
  const { slug } = await make.product({ slug: 'cleared', title: 'Cleared', oldPriceTaka: 9000 })
  const wrong = await check(`slug,price,old_price\n${slug},1–2,(none)\n`)

  expect(await give(await mended(wrong.id, { '1–2': '120' }))).toMatchObject({
    changed: 1,
    wrong: 0,
  })

  expect(await productOf('Cleared')).toMatchObject({ priceTaka: 120, oldPriceTaka: null })
})

test('a column of theirs named as one of the file of errors is kept', async () => {
  const job = await check('line,slug,title,price,error,weight\nA7,kept,Kept,x,none,5\n')
  expect(job.unknown_columns).toEqual(['line', 'error', 'weight'])

  const file = await mended(job.id, {})
  expect(file).toContain(
    'line,slug,title,price,error,weight,line,error\r\nA7,kept,Kept,x,none,5,2,',
  )
  const again = await check(file.replace(',x,', ',5,'))
  expect(again.unknown_columns).toEqual(['line', 'error', 'weight'])
})
