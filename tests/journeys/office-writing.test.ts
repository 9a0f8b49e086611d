import { expect, test } from 'vitest'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, phone } from './support/office.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const wide = { width: 1280, height: 900 }
/** As Word hands it over, with a video behind it. */
const pasted = `<html><head><style>p { margin: 0 }</style></head><body>
  <h2 style="color:#1f4e79">Size</h2><p style="text-align:center">Soft <b style="color:red">cotton</b></p>
  <iframe src="https://video.example/x"></iframe></body></html>`

test('a text of Word is pasted at a desk: what the shop does not show is named', async () => {
  const product = await shop.make.product({ description: '<p>Woven by hand</p>' })
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, wide)
  const editor = page.getByRole('textbox', { name: 'বর্ণনা', exact: true })
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    const options = { bubbles: true, cancelable: true, clipboardData }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, pasted)

  const note = page.locator('.removed-note')
  await sees(note.getByText('লেখার রং'), note.getByText('ভিডিও (iframe)'))
  expect(await findObstacles(page, wide)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const content = await shop.prisma.productContent.findUnique({
        where: { productId: product.id },
      })
      return content?.description
    })
    .toMatch(
      /^<p>Woven by hand<\/p>.*<h2>Size<\/h2>.*<p>Soft <(b|strong)>cotton<\/(b|strong)><\/p>/s,
    )
})

test('a text goes from plain to the editor and back on a phone, and is the same', async () => {
  const description = '<p>One</p>\n<ul><li>two</li><li>three</li></ul>'
  const product = await shop.make.product({ description })
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, phone)
  const plain = page.getByRole('textbox', { name: 'বর্ণনা', exact: true })
  const panel = page.locator('.text-in').first()
  await plain.scrollIntoViewIfNeeded()
  expect(await plain.inputValue()).toBe('One\n\n- two\n- three')

  await panel.getByRole('button', { name: 'সাজিয়ে লিখুন' }).tap()
  await sees(panel.locator('[contenteditable=true] li').getByText('three'))
  expect(await findObstacles(page, phone)).toEqual([])
  await panel.getByRole('button', { name: 'সাদা লেখা' }).tap()

  expect(await plain.inputValue()).toBe('One\n\n- two\n- three')
  expect(await shop.prisma.productDraft.count({ where: { productId: product.id } })).toBe(0)
})
