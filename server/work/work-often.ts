import type { Logger } from '../http/log.ts'

const lookEveryMs = 2000

/**
 * Looks every few seconds for work without a worker, unless the former look still runs. Returns its
 * stop: another process continues.
 */
export function workOften(work: () => Promise<void>, log: Pick<Logger, 'warn'>): () => void {
  let isWorking = false
  const timer = setInterval(async () => {
    if (isWorking) return
    isWorking = true
    await work().catch((error) => log.warn({ err: error }, 'a job was left; it goes on later'))
    isWorking = false
  }, lookEveryMs)
  return () => clearInterval(timer)
}

/** Begins work that a call has just left, beside the answer. If it cannot begin here, the next look takes it. */
export function beginWork(work: () => Promise<void>): void {
  work().catch(() => {})
}
