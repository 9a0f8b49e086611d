import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, isHttps, isOnTheNet } from '../config/config.ts'
import { openCommonPasswords } from '../customers/common-passwords.ts'
import { Cache } from '../database/cache.ts'
import type { Database } from '../database/client.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import type { CountCall } from '../http/guards.ts'
import type { Logger } from '../http/log.ts'
import { networkOf } from '../http/network.ts'
import { openAddresses, openOrigins } from '../http/origin.ts'
import { openRateLimits } from '../http/rate-limits.ts'
import { openCounters } from '../metrics/counters.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { openOutbox } from '../outbox/outbox.ts'
import { openStorage } from '../pictures/open-storage.ts'
import { openUploadPlaces } from '../pictures/upload-places.ts'
import { watchStorage } from '../pictures/watch-storage.ts'
import { givenFacts, openShopFacts } from '../settings/shop-facts.ts'

const cacheBytes = 32_000_000

export type Shared = Awaited<ReturnType<typeof openShared>>

/** What the API, the office and the pages use in common. */
export async function openShared(config: Config, database: Database, log: Logger) {
  const { prisma, pool, changes } = database
  const addressOf = openAddresses(config)
  const incomingDir = join(config.uploadsDir, '.incoming')
  mkdirSync(incomingDir, { recursive: true })
  const storage = await openStorage(config)
  const takesPictures = watchStorage(storage, (message) => log.warn(message))
  const cache = new Cache(changes, cacheBytes)
  const counters = openCounters()
  const limits = openRateLimits(pool, config.rateLimit)
  const countCall: CountCall = (request) =>
    limits.count('callsPerAddress', networkOf(addressOf(request)))
  const { readFacts, readOwnFees } = openShopFacts(prisma, cache, givenFacts(config))
  return {
    ...database,
    config,
    database,
    log,
    https: isHttps(config),
    originOf: openOrigins(config),
    addressOf,
    crossSite: refuseCrossSite(config.publicUrl),
    incomingDir,
    storage,
    takesPictures,
    cache,
    counters,
    metrics: openMetrics({ pool, cache, counters, takesPictures }),
    limits,
    countCall,
    places: openUploadPlaces(),
    refuseCommon: openCommonPasswords(isOnTheNet(config)),
    readFacts,
    readOwnFees,
    outbox: openOutbox({ config, prisma, log, counters, readFacts }),
  }
}
