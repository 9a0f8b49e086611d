import { setTimeout as delay } from 'node:timers/promises'

/** Longer than what a transaction still has to do when it survives a deadlock. */
const pauseMs = 50
const mostTries = 4

/** The database is away, too busy, out of disk (53100) or memory (53200), or read-only (25006). */
const awayCodes = new Set(
  (
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EHOSTUNREACH ENETUNREACH EAI_AGAIN ' +
    '57P01 57P02 57P03 57P04 57P05 57014 55P03 53000 53100 53200 53300 53400 58030 25006 25P03 ' +
    '08000 08001 08003 08004 08006 ' +
    'P1000 P1001 P1002 P1008 P1017 P2024 P2028'
  ).split(' '),
)
const awayKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'])
const conflictCodes = new Set(['40001', '40P01', 'P2034'])
/** A smaller part of the work may succeed: the whole took too long. */
const slowCodes = new Set('57014 55P03 25P03 P2028'.split(' '))
const awayWords =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Can't reach database|Query read timeout|Server has closed the connection|Unable to start a transaction/i

export function isDatabaseAway(error: unknown): boolean {
  return (
    hasCode(error, awayCodes) ||
    causesOf(error).some(
      ({ kind, message }) => awayKinds.has(String(kind)) || awayWords.test(String(message)),
    )
  )
}

/** A transaction that was broken off, or its lock, took too long. */
export function isTooSlow(error: unknown): boolean {
  return (
    hasCode(error, slowCodes) ||
    causesOf(error).some(({ message }) => /Query read timeout/i.test(String(message)))
  )
}

export function mayPass(error: unknown): boolean {
  return isDatabaseAway(error) || isWorthRetrying(error)
}

/** A table or a function of this version is missing. */
export function lacksTables(error: unknown): boolean {
  return hasCode(error, new Set(['42P01', '42883', 'P2021']))
}

export function sentenceOfDatabase(error: unknown): string | null {
  const own = causesOf(error).find(
    ({ code, originalCode }) =>
      /^[0-9A-Z]{5}$/.test(String(originalCode ?? code)) && !/^P\d/.test(String(code)),
  )
  const said = own?.originalMessage ?? own?.message
  if (said === undefined) return isDatabaseAway(error) ? 'it does not answer' : null
  return String(said).replace(/\s+/g, ' ').trim().slice(0, 300)
}

/** Whether a statement timed out, or a standby cancelled it to continue replaying. */
export function isCancelled(error: unknown): boolean {
  return hasCode(error, new Set(['57014', '40001']))
}

function isWorthRetrying(error: unknown): boolean {
  return (
    hasCode(error, conflictCodes) ||
    causesOf(error).some(({ kind }) => kind === 'TransactionWriteConflict')
  )
}

function hasCode(error: unknown, codes: Set<string>): boolean {
  return causesOf(error).some(
    ({ code, originalCode }) => codes.has(String(code)) || codes.has(String(originalCode)),
  )
}

export function violatedUnique(error: unknown): string | null {
  const found = causesOf(error).find(
    (cause) =>
      cause.code === 'P2002' ||
      cause.code === '23505' ||
      cause.originalCode === '23505' ||
      cause.kind === 'UniqueConstraintViolation',
  )
  return found ? JSON.stringify(found.constraint ?? found.meta ?? found.message ?? '') : null
}

export function violatedParent(error: unknown): string | null {
  const found = causesOf(error).find(
    (cause) =>
      cause.code === 'P2003' ||
      cause.originalCode === '23503' ||
      cause.kind === 'ForeignKeyConstraintViolation',
  )
  return found ? JSON.stringify(found.constraint ?? found.meta ?? '') : null
}

/** Retries a deadlock a little later: at once it would meet the same transactions again. */
export async function retrying<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (attempt >= mostTries || !isWorthRetrying(error)) throw error
      await delay(pauseMs * attempt * (0.5 + Math.random()))
    }
  }
}

type Cause = Record<string, unknown>

function causesOf(error: unknown): Cause[] {
  const found: Cause[] = []
  let current: unknown = error
  while (typeof current === 'object' && current !== null && found.length < 6) {
    const cause: Cause = Object(current)
    found.push(cause)
    const meta: Cause = Object(cause.meta)
    current = cause.cause ?? meta.driverAdapterError
  }
  return found
}
