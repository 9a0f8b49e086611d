import { existsSync, statSync, truncateSync } from 'node:fs'

const mostBytes = 10_000_000
const lookEveryMs = 10 * 60_000

/** PostgreSQL settings: its log contains no rows and no statements. */
export const discreetLog = { log_error_verbosity: 'terse', log_min_error_statement: 'panic' }

/** Empties the log now and whenever it exceeds `most` bytes. Returns its stop. */
export function boundLog(path: string, most = mostBytes, everyMs = lookEveryMs): () => void {
  const look = () => {
    // PostgreSQL appends, so it continues at the new end.
    if (existsSync(path) && statSync(path).size > most) truncateSync(path)
  }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
