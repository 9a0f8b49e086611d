let aheadMs = 0

/**
 * The present time by the server's clock: a phone can be days off. Times that are sent, or compared
 * with the server's, start here.
 */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs)
}

/** Reads the clock of an answer that no cache can have stored. */
export function readServerClock({ headers }: Response): void {
  const ms = Date.parse(headers.get('date') ?? '')
  const isFresh = headers.get('cache-control')?.includes('no-store')
  if (isFresh && !Number.isNaN(ms)) aheadMs = ms - Date.now()
}
