import { expect, test } from 'vitest'
import { saveDraft } from '#contract/office/drafts'
import { tooManyTags } from '#contract/office/html-tags'
import { mostRecordBytes } from '#contract/office/import-rules'
import { saveProduct } from '#contract/office/products'
import { cleanHtml, foreignPictures, putPictures, sanitise } from '../../server/http/html.ts'
import { writeErrors } from '../../server/office/imports/read-import.ts'
import { openImportShop } from '../support/imports.ts'
import { threadTimeOf } from '../support/thread-time.ts'

const letters = 250_000
const heavy = ['<b>', '<b>x', '<x1>', '<table><td>', '<p>', '<!-- x -->'].map((part) =>
  part.repeat(Math.floor(letters / part.length)),
)
const mostMs = 100

const { make, manager, prisma, check, rowsOf } = await openImportShop('Gift')

test.each([
  ['cleanHtml', cleanHtml],
  ['sanitise', sanitise],
  ['putPictures', (html: string) => putPictures(html, (link) => link)],
  ['foreignPictures', (html: string) => foreignPictures(`<img src="https://a.example/b">${html}`)],
])('%s takes no longer than others can wait, however many tags are open', (_name, read) => {
  read('<p>warm</p>')
  for (const html of heavy) expect(threadTimeOf(() => read(html), 3)).toBeLessThan(mostMs)
})

test('a save refuses a text of too many tags, and a draft keeps it', async () => {
  const product = await make.product()
  for (const description of heavy) {
    const saved = await manager.ask(saveProduct, {
      id: product.id,
      v: product.version,
      changes: { description },
    })
    expect([saved.status, saved.body.message]).toEqual([422, tooManyTags])
    expect((await manager.ask(saveDraft, { form: { description } })).status).toBe(200)
  }
})

test('a save refuses a text longer than a row of a file', async () => {
  const product = await make.product()
  const oneTag = `<b ${Array.from({ length: 60_000 }, (_, nr) => `a${nr}`).join(' ')}>`
  const saved = await manager.ask(saveProduct, {
    id: product.id,
    v: product.version,
    changes: { description: oneTag },
  })
  expect(saved).toBeRefused(422, /^The text is too long by \d+ letters/)
})

test('a product whose rows are too long together is a wrong row, and the next one is read', async () => {
  const long = 'x'.repeat(200_000)
  const rows = Array.from({ length: 24 }, (_row, nr) => `heavy,Heavy,5,Gift,M${nr},${long}`)
  const text = `slug,title,price,categories,size,note\n${rows.join('\n')}\nlight,Light,5,Gift,M,\n`
  const job = await check(text)

  expect(job).toMatchObject({ state: 'checked', new: 1, wrong: 1 })
  const message = 'The rows of one product have more than 4000000 letters'
  expect((await rowsOf(job.id))[0].troubles).toMatchObject([{ message }])
})

test('a file of such texts is wrong rows, and others are answered between them', async () => {
  const rows = Array.from({ length: 24 }, (_row, nr) => {
    const text = heavy[nr % heavy.length]?.slice(0, mostRecordBytes - 1000)
    return `heavy-${nr},Heavy,5,Gift,${text}`
  })
  const watch = watchTurns()
  const job = await check(`slug,title,price,categories,description\n${rows.join('\n')}\n`)
  const longestMs = watch.end()

  expect(job).toMatchObject({ state: 'checked', new: 0, wrong: 24 })
  expect((await rowsOf(job.id))[0].troubles).toMatchObject([
    { column: 'description', message: tooManyTags },
  ])
  // Before, one batch of rows took nine seconds.
  expect(longestMs).toBeLessThan(500)

  let [errors, most] = ['', 0]
  for await (const part of writeErrors(prisma, job.id)) {
    most = Math.max(most, part.length)
    errors += part
  }
  expect(errors.split(tooManyTags)).toHaveLength(25)
  expect(most).toBeLessThan(2_000_000)
})

/** The longest processor time between two turns of the event loop. */
function watchTurns() {
  let longestMs = 0
  let before = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(before)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    before = process.cpuUsage()
    next = setImmediate(look)
  }
  let next = setImmediate(look)
  return {
    end: () => {
      clearImmediate(next)
      return longestMs
    },
  }
}
