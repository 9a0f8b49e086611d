import { randomUUID } from 'node:crypto'
import { longestText } from '#contract/message-text'
import type { Channel } from '#contract/outbox'
import { conflict, invalid, notFound } from '../../failures/refusals.ts'
import { smsNumber } from '../../outbox/sms-gateway.ts'
import type { Transaction } from '../as-staff.ts'

export type Sendable = { mail: boolean; sms: boolean }

/** By what a person can be reached: one without an account by SMS alone, an erased one by nothing, one whose number is masked by mail. */
export function waysTo(
  sendable: Sendable,
  { email, number }: { email: string | undefined; number: string },
) {
  const ways: Channel[] = []
  if (sendable.mail && email && !email.endsWith('@invalid')) ways.push('mail')
  if (sendable.sms && smsNumber(number, '01') !== null) ways.push('sms')
  return ways
}

type Written = { ways: Channel[]; by: Channel; words: string; field: 'answer' | 'words' }

/** Adds a message of what staff wrote, due at once. Throws a 409 for another way, and a 422 for a long SMS. */
export async function addWritten(
  tx: Transaction,
  { ways, by, words, field }: Written,
  row: { kind: 'answer' | 'sentence'; recipient: string; messageId?: number; orderId?: number },
): Promise<void> {
  if (!ways.includes(by)) throw conflict('It cannot be sent this way')
  if (by === 'sms' && words.length > longestText.sms) {
    const label = field === 'answer' ? 'answer' : 'text'
    throw invalid(field, `The ${label} may have at most ${longestText.sms} characters`)
  }
  const lang = /[\u0980-\u09ff]/.test(words) ? 'bn' : 'en'
  const key = `${row.kind}:${randomUUID()}:${by}`
  await tx.outboxMessage.create({ data: { ...row, key, channel: by, words, lang } })
}

/** Throws a 404, a 409 and a 422. */
export async function sendSentence(
  tx: Transaction,
  sendable: Sendable,
  { order_id: id, by, words }: { order_id: number; by: Channel; words: string },
): Promise<void> {
  const order = await tx.order.findUnique({
    where: { id },
    select: { addressNumber: true, customer: { select: { email: true } } },
  })
  if (!order) throw notFound('The order')
  const email = order.customer?.email
  const ways = waysTo(sendable, { email, number: order.addressNumber })
  const recipient = (by === 'mail' && email) || order.addressNumber
  const row = { kind: 'sentence', recipient, orderId: id } as const
  await addWritten(tx, { ways, by, words, field: 'words' }, row)
}
