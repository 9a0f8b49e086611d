import { setTimeout as delay } from 'node:timers/promises'

/** Retries a start until it succeeds, or twenty seconds have passed. */
export async function untilItWorks(act: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      await act()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(50)
    }
  }
}
