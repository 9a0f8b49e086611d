import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import * as calls from '#contract/office/imports'
import { startOwnPostgres } from '../reliability/support/own-postgres.ts'
import { openServers } from '../reliability/support/servers.ts'
import { findDifferences } from '../support/derived.ts'
import { openImports } from '../support/imports.ts'
import { openStaff } from '../support/office.ts'
import { fewOr } from '../support/rounds.ts'

const killsOfCheck = fewOr(2, 6)
const killsOfApply = fewOr(6, 14)
const stopWithinMs = 5000
/** Every fifth has six choices. Many products, so that kills and the stop come in the middle. */
const productsOf = { Killed: fewOr(1200, 3000), Stopped: fewOr(500, 1000) }
type Stem = keyof typeof productsOf

const postgres = await startOwnPostgres()
afterAll(postgres.stop)
const shop = await openServers({
  databaseUrl: postgres.databaseUrl,
  mayLog: /connection|terminat|ECONNRE|timeout|recovery|shutting down|starting up|Can't reach/i,
})
const { prisma, make, pool } = shop
const manager = await openStaff(shop).signedIn('manager')
const { send, jobOf } = openImports(manager)
const menu = await make.menu({ menu: 'Women' })
await make.category({ category: 'Gift', menuId: menu.id })

const stateOf = async (id: number) => {
  const job = await prisma.job.findUnique({ where: { id } }).catch(() => null)
  return job?.state ?? 'away'
}
/** The job's progress: any step changes this. */
const placeOf = async (id: number) => {
  const found = await pool
    .query(
      `select state, done_line, total, (select count(*) from import_row where job_id = $1) as rows
       from job where id = $1`,
      [id],
    )
    .catch(() => ({ rows: [] }))
  return JSON.stringify(found.rows)
}
const wait = { timeout: 180_000, interval: 20 }

test('an import goes on after kills of the server and of the database, each product made once', async () => {
  const { id, v } = await send(fileOf('Killed'))
  expect((await manager.ask(calls.checkImport, { id, v })).status).toBe(200)
  for (let nr = 0; nr < killsOfCheck; nr++) await kill(id, nr, 'checking')
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('checked'), wait)
  const checked = await jobOf(id)
  expect(checked).toMatchObject({ new: productsOf.Killed, wrong: 0 })

  expect((await manager.ask(calls.applyImport, { id, v: checked.v })).status).toBe(200)
  for (let nr = 0; nr < killsOfApply; nr++) await kill(id, nr, 'applying')
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('done'), wait)

  expect(await jobOf(id)).toMatchObject({
    new: productsOf.Killed,
    done: productsOf.Killed,
    failed: 0,
    trouble: null,
  })
  await expectWhole('Killed')
})

test('an import stops within five seconds and goes on from there', async () => {
  const { id, v } = await send(fileOf('Stopped'))
  await manager.ask(calls.checkImport, { id, v })
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('checked'), wait)
  await manager.ask(calls.applyImport, { id, v: v + 2 })
  await vi.waitFor(async () => expect((await jobOf(id)).done).toBeGreaterThan(0), wait)

  const started = performance.now()
  const running = await jobOf(id)
  const stopped = await manager.ask(calls.stopImport, { id, v: running.v })
  expect(stopped.body.job.state).toBe('stopped')
  const made = () => prisma.product.count({ where: { slug: { startsWith: 'stopped-' } } })
  const madeThen = await made()
  expect(performance.now() - started).toBeLessThan(stopWithinMs)
  expect(madeThen).toBeLessThan(productsOf.Stopped)
  await delay(1000)
  expect(await made()).toBe(madeThen)

  await manager.ask(calls.applyImport, { id, v: stopped.body.job.v })
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('done'), wait)
  await expectWhole('Stopped')
})

function fileOf(stem: Stem): string {
  const header = 'slug,title,price,own_code,counted,choice,color,size,count,categories,tags'
  const rows = Array.from({ length: productsOf[stem] }, (_, nr) => {
    const slug = `${stem}-${nr}`.toLowerCase()
    const tail = `Gift,"tag ${nr % 50}\nEid"`
    const head = `${slug},${stem} ${nr},${100 + nr},${stem}${nr}`
    if (nr % 5 > 0)
      return `${head},${nr % 5 === 1 ? 'yes' : ''},,,,${nr % 5 === 1 ? 7 : ''},${tail}`
    const pairs = ['Red', 'Blue'].flatMap((color) => ['S', 'M', 'L'].map((size) => [color, size]))
    return pairs
      .map(([color, size], at) =>
        at === 0
          ? `${head},yes,yes,${color},${size},3,${tail}`
          : `${slug},,,,,,${color},${size},3,,`,
      )
      .join('\n')
  })
  return [header, ...rows].join('\n')
}

/** At some moment of the work; every fourth time the database is killed. */
async function kill(id: number, nr: number, state: string) {
  const before = await placeOf(id)
  // A job may be faster than the kills.
  const hasEnded = async () => /checked|done/.test(await stateOf(id))
  await vi.waitFor(
    async () => expect((await placeOf(id)) !== before || (await hasEnded())).toBe(true),
    wait,
  )
  await delay(Math.random() * 300)
  if (nr % 4 === 3) {
    postgres.end('SIGKILL')
    await delay(300)
    await vi.waitFor(async () => expect(await stateOf(id)).not.toBe('away'), wait)
  } else await shop.killAndStart()
  expect([state, 'checked', 'done']).toContain(await stateOf(id))
  // Ends the hold of the killed one at once; in the first round it expires by itself.
  if (nr > 0) await prisma.job.updateMany({ where: { id }, data: { heldUntil: new Date(0) } })
}

async function expectWhole(stem: Stem) {
  const products = productsOf[stem]
  const slug = { startsWith: `${stem.toLowerCase()}-` }
  expect(await prisma.product.count({ where: { slug } })).toBe(products)
  const { rows } = await pool.query(
    `select sum(i.count)::int as pieces, count(*)::int as items, count(*) filter (where i.count
       <> (select coalesce(sum(change), 0) from stock_move m where m.stock_item_id = i.id))::int as unlike
     from stock_item i join product p on p.id = i.product_id where p.slug like $1`,
    [`${stem.toLowerCase()}-%`],
  )
  const [pairs, counted] = [(products / 5) * 6, products / 5]
  expect(rows).toEqual([{ pieces: pairs * 3 + counted * 7, items: pairs + counted, unlike: 0 }])
  expect(await findDifferences(pool)).toEqual([])
}
