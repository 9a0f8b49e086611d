import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { startScratchPostgres } from '../server/postgres/scratch.ts'
import { openBuiltShop } from './journeys/support/built-shop.ts'
import { wholeChromiumOptions } from './support/chromium.ts'

/**
 * `npm run first-load`: the time in which scripts keep a cheap phone's main thread from answering a
 * touch. Each screen is loaded with and without its scripts in turn. A task counts with the
 * processor time of its thread, times four: other work of the machine makes no difference.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    paths: { type: 'string', default: '/,/product/eid-panjabi-embroidered,/menu/electronics' },
  },
})
const slowdown = 4
/** A shorter wait is not felt. */
const unfeltMs = 50
const limits = { blockedMs: 200, taskMs: 150 }

type Load = { blockedMs: number; longestMs: number; scripts: number }
/** `tdur`: microseconds of the thread's processor time. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

const postgres = flags.url === undefined ? await startScratchPostgres() : undefined
const shop = postgres && (await openBuiltShop(postgres.url))
const url = shop?.url ?? flags.url ?? ''
const browser = await chromium.launch(wholeChromiumOptions)
try {
  for (const path of flags.paths.split(',')) await report(path)
} finally {
  await browser.close()
  await shop?.stop()
  await postgres?.stop()
}

async function report(path: string) {
  const loads: { alive: Load; still: Load }[] = []
  for (let round = 0; round <= Number(flags.rounds); round++) {
    const both = { alive: await load(browser, path, true), still: await load(browser, path, false) }
    // The first round fills the caches of server and browser.
    if (round > 0) loads.push(both)
  }
  const of = (pick: (both: { alive: Load; still: Load }) => number) =>
    Math.round(median(loads.map(pick)))
  console.table({
    [path]: {
      'blocked ms': of(({ alive }) => alive.blockedMs),
      'without scripts': of(({ still }) => still.blockedMs),
      [`beyond (${limits.blockedMs})`]: of(({ alive, still }) => alive.blockedMs - still.blockedMs),
      [`longest task (${limits.taskMs})`]: of(({ alive }) => alive.longestMs),
      scripts: of(({ alive }) => alive.scripts),
    },
  })
}

async function load(browser: Browser, path: string, hasScripts: boolean): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: hasScripts,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let scripts = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts++
    })
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
    })
    const answer = await page.goto(url + path, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${path} is no screen of this shop`)
    if (hasScripts)
      await page.waitForFunction(isAlive, undefined, { timeout: 60_000, polling: 500 })
    await page.waitForLoadState('networkidle')
    return { ...countTasks(await endTrace(session)), scripts }
  } finally {
    await context.close()
  }
}

/** React marks hydrated elements with a key of its own: the footer comes last. */
function isAlive(): boolean {
  const last = [...document.querySelectorAll('footer a, main a, main button')]
  return last.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')))
}

async function endTrace(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await ended
  return events
}

/** Tasks of the thread that paints the page and runs its scripts. */
function countTasks(events: TraceEvent[]): { blockedMs: number; longestMs: number } {
  const page = events.find(({ name }) => name === 'firstContentfulPaint')
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === page?.pid && args.name === 'CrRendererMain',
  )
  if (!main) throw new Error('The trace has no page that was painted')
  const tasks = events
    .filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid,
    )
    .map(({ tdur = 0 }) => (slowdown * tdur) / 1000)
  return {
    blockedMs: tasks.reduce((sum, ms) => sum + Math.max(0, ms - unfeltMs), 0),
    longestMs: Math.max(...tasks),
  }
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
