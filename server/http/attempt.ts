import { createHash } from 'node:crypto'
import { invalid } from '../failures/refusals.ts'

const longestKey = 255

/** The `Idempotency-Key` header of a shopper's act. Throws a 422 for a long one. */
export function readKey(header: (name: string) => string | undefined): string | undefined {
  const key = header('Idempotency-Key')
  if (key && key.length > longestKey) {
    throw invalid(
      'Idempotency-Key',
      `The Idempotency-Key may have at most ${longestKey} characters`,
    )
  }
  return key || undefined
}

/** The hash of a key and what was sent under it: another text is another act. Null without a key. */
export function attemptOf(header: (name: string) => string | undefined, sent: unknown) {
  const key = readKey(header)
  if (key === undefined) return null
  return createHash('sha256')
    .update(JSON.stringify([key, sent]))
    .digest('base64url')
}
