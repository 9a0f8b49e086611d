import type { Page } from 'playwright-core'

const kilobit = 1000 / 8

/** Simulates a cheap phone far from a mast: 400 kbit/s, 400 ms, a processor six times slower. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400 * kilobit,
    uploadThroughput: 400 * kilobit,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
