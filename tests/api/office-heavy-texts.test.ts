import { expect, test } from 'vitest'
import { cleanHtml, foreignPictures, putPictures, sanitise } from '../../server/http/html.ts'
import { openImportShop } from '../support/imports.ts'
import { saveDraft } from '#contract/office/drafts'
import { tooManyTags } from '#contract/office/html-tags'
import { mostRecordBytes } from '#contract/office/import-rules'
import { saveProduct } from '#contract/office/products'

const letters = 390_000
const heavy = ['<b>', '<b>x', '<x1>', '<table><td>', '<p>', '<!-- x -->'].map((part) =>
  part.repeat(Math.floor(letters / part.length)),
)
/** Processor time, since other work makes a busy machine slow, not the call. */
const mostMs = 100

const { make, manager, check, rowsOf } = await openImportShop('Gift')

function spentMs(work: () => unknown): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

test.each([
  ['cleanHtml', cleanHtml],
  ['sanitise', sanitise],
  ['putPictures', (html: string) => putPictures(html, (link) => link)],
  ['foreignPictures', (html: string) => foreignPictures(`<img src="https://a.example/b">${html}`)],
])('%s takes no longer than others can wait, however many tags are open', (_name, read) => {
  read('<p>warm</p>')
  for (const html of heavy) expect(spentMs(() => read(html))).toBeLessThan(mostMs)
})

test('a save refuses a text of too many tags, and a draft keeps it', async () => {
  const product = await make.product()
  for (const description of heavy) {
    const saved = await manager.ask(saveProduct, {
      ...{ id: product.id, v: product.version },
      changes: { description },
    })
    expect([saved.status, saved.body.message]).toEqual([422, tooManyTags])
    expect((await manager.ask(saveDraft, { form: { description } })).status).toBe(200)
  }
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
