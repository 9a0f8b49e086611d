// Over 200 lines: one editor with its pasted texts, keys and pictures, and one way to reach it.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { findObstacles } from './support/obstacles.ts'
import { endSessionsAt, openAsStaff, phone, signIn } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const wide = { width: 1280, height: 900 }
/** Word's HTML, followed by a video. */
const pasted = `<html><head><style>p { margin: 0 }</style></head><body>
  <h2 style="color:#1f4e79">Size</h2><p style="text-align:center">Soft <b style="color:red">cotton</b></p>
  <iframe src="https://video.example/x"></iframe></body></html>`
const fromElsewhere = [
  {
    from: 'Google Docs, bold by its styles',
    html: `<b style="font-weight:normal" id="docs-internal-guid-1"><h1>Care</h1><p><span
      style="font-weight:700;color:#000000">Wash</span><span style="font-style:italic"> cold</span></p>
      <ul><li><p>once</p></li></ul></b>`,
    written: '<h2>Care</h2><p><strong>Wash</strong><em> cold</em></p><ul><li><p>once</p></li></ul>',
    lost: [],
  },
  {
    from: 'a table of Word, a line for each row',
    html: `<table class=MsoTableGrid><tr><td style="border:solid"><p class=MsoNormal>Size</p></td><td>Chest</td></tr>
      <tr><td>M</td><td></td></tr></table><p>Wash<img src="file:///C:/a.png"></p>`,
    written: '<p>Size | Chest</p><p>M | –</p><p>Wash</p>',
    lost: ['টেবিল: শুরুতে', 'অন্য সাইটের ছবি: "Wash"-এর পরে'],
  },
  {
    from: 'a post of Facebook with its smiley',
    html: `<div dir="auto">Eid <img alt="🔥" width="16" src="https://static.example/1f525.png"></div><div dir="auto">৳1,250</div>`,
    written: '<p>Eid 🔥</p><p>৳1,250</p>',
    lost: [],
  },
  {
    from: 'a description of Shopify',
    html: `<p style="color:#c00000">Soft</p><p style="text-align:center">Ten m<sup>2</sup></p><iframe src="https://video.example/x"></iframe>`,
    written: '<p>Soft</p><p>Ten m2</p>',
    lost: [
      'লেখার রং: শুরুতে',
      'মাঝখানে বা ডানে সাজানো লেখা: "Soft"-এর পরে',
      'ওপরের ছোট লেখা (sup): "Ten m"-এর পরে',
      'ভিডিও (iframe): "2"-এর পরে',
    ],
  },
]

test('a text of Word is pasted at a desk: what the shop does not show is named', async () => {
  const product = await shop.make.product({ description: '<p>Woven by hand</p>' })
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, wide)
  const editor = editorOf(page)
  await editor.click()
  // ProseMirror sets the caret once more 20 ms after the focus has come.
  await page.waitForTimeout(100)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(editor, pasted)

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

test('texts of Google Docs, Word, Facebook and Shopify are written as the editor has them', async () => {
  const product = await shop.make.product()
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, wide)
  const editor = editorOf(page)
  await editor.click()
  for (const { from, html, written, lost } of fromElsewhere) {
    await page.keyboard.press('Control+a')
    await paste(editor, html)
    await expect.poll(() => htmlIn(editor), { message: from }).toBe(written)
    const parts = page.locator('.removed-note li')
    await expect.poll(() => parts.allTextContents(), { message: from }).toEqual(lost)
  }
  expect(await findObstacles(page, wide)).toEqual([])
})

test('a pasted table can be kept, as HTML that shows it, and foreign pictures are taken over', async () => {
  const product = await shop.make.product({ description: '<p>Before</p>' })
  const { page, id } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, wide)
  const editor = editorOf(page)
  await editor.click()
  const far = 'https://cdn.example/a.jpg'
  await paste(editor, `<table><tr><td><p>M</p></td><td>38</td></tr></table><img src="${far}">`)
  const note = page.locator('.removed-note')
  const keep = note.getByRole('button', { name: 'টেবিলসহ রাখুন (HTML)' })
  await sees(keep)
  await page.keyboard.type('typed')
  // Restoring it would drop newer text.
  await missesAll(keep)
  await page.keyboard.press('Control+a')
  await paste(editor, `<table><tr><td><p>M</p></td><td>38</td></tr></table><img src="${far}">`)
  await keep.click()
  await sees(page.locator('.preview td').getByText('38'))

  const own = '/uploads/catalog/0f8e1a52-3c5d-4b7e-9a01-1f2e3d4c5b6a-800x600.webp'
  await page.route('**/api/office/pictures/fetch', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ url: far })
    await route.fulfill({ json: { message: 'success', url: own, width: 800, height: 600 } })
  })
  await page.route(`**${own}`, (route) => route.fulfill({ body: '', contentType: 'image/webp' }))
  await note.getByRole('button', { name: 'ছবি 1টি নিজের করে আনুন' }).click()
  await missesAll(note)
  await expect
    .poll(() => descriptionOf(id))
    .toBe(`<table><tbody><tr><td>M</td><td>38</td></tr></tbody></table><img src="${own}" alt="">`)
})

test('a screenshot that is pasted or dropped into a text stands in it, not among the photos', async () => {
  const product = await shop.make.product({ description: '<p>Woven</p>' })
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, wide)
  const editor = editorOf(page)
  const photos = page.locator('.photos > .photo')
  const before = await photos.count()
  await editor.click()
  await page.keyboard.press('Control+End')
  const picture = (await jpeg(300, 200)).toString('base64')
  await giveFile(editor, 'paste', picture)
  await sees(editor.locator('img[src^="/uploads/catalog/"]'))
  await giveFile(editor, 'drop', picture)
  await expect.poll(() => editor.locator('img[src^="/uploads/catalog/"]').count()).toBe(2)
  await sees(editor.getByText('Woven'))
  expect(await photos.count()).toBe(before)

  // A field of plain text cannot hold a picture: it becomes a photo of the product.
  await giveFile(page.getByLabel(/^পণ্যের নাম/), 'paste', picture)
  await expect.poll(() => photos.count()).toBe(before + 1)
})

test('letters that were typed last outlive a session that ended before the publish', async () => {
  const product = await shop.make.product({ description: '<p>Woven</p>' })
  const path = `/office/products/${product.id}`
  const { page, id, login } = await openAsStaff(shop, 'owner', path, wide)
  await editorOf(page).click()
  await page.keyboard.press('Control+End')
  await endSessionsAt(page, shop, id, '/api/office/products/save')
  await page.keyboard.type(' by hand')
  await page.keyboard.press('Control+s')
  await comesTo(page, '/office/signin')
  await signIn(page, login)
  await comesTo(page, path)

  await sees(editorOf(page).getByText('Woven by hand'))
  await expect.poll(() => descriptionOf(id)).toBe('<p>Woven by hand</p>')
})

test('a text is written by keys alone, its bar in one stop', async () => {
  const product = await shop.make.product()
  const { page, id } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, wide)
  const editor = editorOf(page)
  await editor.focus()
  await page.keyboard.type('Soft')
  await page.keyboard.press('Shift+Tab')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('শিরোনাম 1')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('ছবি বসান')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('তালিকা')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' cotton')
  await page.keyboard.press('Shift+Tab')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('লিংক')
  await page.keyboard.press('Enter')
  await page.keyboard.type('nowhere')
  await page.keyboard.press('Enter')
  await sees(page.getByText('পুরো ঠিকানা লিখুন', { exact: false }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('shop.example')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' now')
  await expect
    .poll(() => descriptionOf(id))
    .toMatch(/^<ul><li>Soft cotton ?<a href="https:\/\/shop\.example\/?">.*<\/a> now<\/li><\/ul>$/)
})

test('the text has the focus in the moment in which a link is put', async () => {
  const product = await shop.make.product({ description: '<p>Soft</p>' })
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`, wide)
  await editorOf(page).focus()
  await page.getByRole('button', { name: 'লিংক', exact: true }).click()
  await page.getByRole('textbox', { name: 'লিংকের ঠিকানা', exact: true }).fill('shop.example')

  const hasFocus = await page.evaluate(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(enter)
    return document.activeElement?.matches('[contenteditable=true]')
  })

  expect(hasFocus).toBe(true)
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
  await panel.getByRole('button', { name: 'সাজ ছাড়া লিখুন' }).tap()

  expect(await plain.inputValue()).toBe('One\n\n- two\n- three')
  expect(await shop.prisma.productDraft.count({ where: { productId: product.id } })).toBe(0)
})

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'বর্ণনা', exact: true })

function paste(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    const options = { bubbles: true, cancelable: true, clipboardData }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, html)
}

function giveFile(field: Locator, by: 'paste' | 'drop', base64: string): Promise<void> {
  const given = { by, base64 }
  return field.evaluate((element, { by, base64 }) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    const at = element.getBoundingClientRect()
    const options = { bubbles: true, cancelable: true, clientX: at.left + 40, clientY: at.top + 24 }
    element.dispatchEvent(
      by === 'paste'
        ? new ClipboardEvent('paste', { ...options, clipboardData: data })
        : new DragEvent('drop', { ...options, dataTransfer: data }),
    )
  }, given)
}

/** Without attributes that only the browser's editing needs. */
function htmlIn(editor: Locator): Promise<string> {
  return editor.evaluate((element) => {
    const copy = element.cloneNode(true) as Element
    for (const extra of copy.querySelectorAll('.ProseMirror-trailingBreak')) extra.remove()
    return copy.innerHTML
  })
}

async function descriptionOf(staffId: number): Promise<unknown> {
  const draft = await shop.prisma.productDraft.findFirst({ where: { staffId } })
  return Object(draft?.form).description
}
