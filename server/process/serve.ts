import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createApp, type SiteOpener } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/client.ts'
import type { Logger } from '../http/log.ts'
import type { Shutdown } from '../machine/shutdown.ts'
import { workOften } from '../work/work-often.ts'
import { openDrain } from './drain.ts'
import { listen, openServer } from './listen.ts'

const tidyWithinMs = 2000
/** No request waits for this, and it would delay the first answers. */
const firstTidyMs = 5000
const hourMs = 60 * 60 * 1000

export async function serve(
  config: Config,
  database: Database,
  log: Logger,
  shutdown: Shutdown,
): Promise<string> {
  const server = openServer(config)
  const shop = await createApp(config, database, log, siteOpener(config, server))
  server.on('request', shop.app)
  const drain = openDrain(server, shop.refuseUploads)
  const address = await listen(server, config)
  shutdown.push(tidyHourly(shop.tidy, log))
  for (const work of shop.works) shutdown.push(workOften(work, log))
  shutdown.push(shop.removeIncoming)
  shutdown.push(() => Promise.all([drain(), shop.outbox.stop()]))
  return address
}

/** Runs `tidy` soon and every hour. Returns its stop, which waits a short time for a running one. */
function tidyHourly(
  tidy: (stopping: AbortSignal) => Promise<void>,
  log: Logger,
): () => Promise<unknown> {
  const stopping = new AbortController()
  const run = () =>
    tidy(stopping.signal).catch((error) =>
      log.warn({ err: error }, 'tidying up failed; again in an hour'),
    )
  let running = Promise.resolve()
  const runNext = () => {
    running = running.then(run)
  }
  const first = setTimeout(runNext, firstTidyMs)
  const timer = setInterval(runNext, hourMs)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    stopping.abort()
    return Promise.race([running, delay(tidyWithinMs, undefined, { ref: false })])
  }
}

/** Loads only one of the two: site.ts needs the built page, dev-site.ts Vite. */
function siteOpener(config: Config, server: Server): SiteOpener {
  return async (parts) =>
    config.nodeEnv === 'development'
      ? (await import('../site/dev-site.ts')).openDevSite(config, parts, server)
      : (await import('../site/site.ts')).openSite(config, parts)
}
