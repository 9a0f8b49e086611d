import type { Page } from 'playwright-core'

const kilobit = 1000 / 8

/** A cheap phone far from a mast: kbit/s, ms of a round trip, a processor so many times slower. */
const farFromMast = { kilobits: 400, latency: 400, times: 6 }
/** What staff hold in a town. */
export const inTown: typeof farFromMast = { kilobits: 1600, latency: 150, times: 4 }

export async function slowDown(page: Page, { kilobits, latency, times } = farFromMast) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: kilobits * kilobit,
    uploadThroughput: kilobits * kilobit,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}
