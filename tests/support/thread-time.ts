import { readFileSync } from 'node:fs'

/**
 * Milliseconds of the processor that this thread took for the work, the least of some rounds; others
 * work on a busy machine, which the time of the process would count. Work that is done within
 * `enoughMs` is not measured again.
 */
export function threadTimeOf(work: () => unknown, rounds: number, enoughMs = 0): number {
  const passed = timeBy(() => performance.now(), work)
  if (passed <= enoughMs) return passed
  const times = Array.from({ length: rounds }, () => timeBy(threadMs, work))
  return Math.min(passed, ...times)
}

function timeBy(clock: () => number, work: () => unknown): number {
  const started = clock()
  work()
  return clock() - started
}

/** Another system than Linux says nothing of a thread: then the time that passed. */
function threadMs(): number {
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return performance.now()
  }
}
