/** Saves and publishes in progress, by the key of their form: it opens again behind them. */
const running = new Map<string, Promise<unknown>>()

export function runFor<T>(key: string, work: Promise<T>): Promise<T> {
  const before = running.get(key)
  const both = Promise.allSettled([before, work]).then(() => {
    if (running.get(key) === both) running.delete(key)
  })
  running.set(key, both)
  return work
}

export async function waitFor(...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => running.get(key)))
}
