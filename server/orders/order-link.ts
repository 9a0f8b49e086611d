import { createHmac, timingSafeEqual } from 'node:crypto'
import { alphabet, readTransId } from './trans-id.ts'

const macBytes = 8

/**
 * Link that opens the order's page without login: `/o/<trans_id>-<MAC>`. A former secret opens
 * links of its time.
 */
export function orderPath(transId: string, secrets: readonly string[]): string {
  return `/o/${transId}-${macOf(transId, secrets[0] ?? '')}`
}

/** The transaction id of a link's last part; null for a wrong one. */
export function readOrderLink(part: string, secrets: readonly string[]): string | null {
  // A sign of the sentence around the link may follow, such as `।`.
  const [, named = '', signed = ''] = /^([\w-]{1,40})-(\w{13})(?!\w)/.exec(part) ?? []
  const transId = readTransId(named)
  const given = Buffer.from(signed.toUpperCase())
  if (!transId) return null
  const isSigned = secrets.some((secret) => {
    const mac = Buffer.from(macOf(transId, secret))
    return mac.length === given.length && timingSafeEqual(mac, given)
  })
  return isSigned ? transId : null
}

/** 64 bits in 13 characters of the transaction id's own alphabet. */
function macOf(transId: string, secret: string): string {
  const key = createHmac('sha256', secret).update('link of an order').digest()
  const mac = createHmac('sha256', key).update(transId).digest().subarray(0, macBytes)
  let rest = mac.readBigUInt64BE()
  let text = ''
  for (let nr = 0; nr < 13; nr++, rest >>= 5n) text = alphabet.charAt(Number(rest & 31n)) + text
  return text
}
