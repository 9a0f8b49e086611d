import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { longestText } from '#contract/message-text'
import { channels, messageKinds, messageLangs, otherKinds } from '#contract/outbox'
import { done, Id, id, nameInPath, Time, text } from '#contract/wire'

/**
 * `at`: sent, or due. `error`: sentences joined by ` · `, each of them perhaps with the answer of a
 * server behind a colon; no whole address. `words`: what staff wrote; null for the text of its kind.
 */
export const SentMessage = z.object({
  id: Id,
  kind: z.enum([...messageKinds, ...otherKinds]),
  channel: z.enum(channels),
  state: z.enum(['waits', 'sending', 'sent', 'failed', 'dropped', 'unsure']),
  at: Time,
  parts: z.int().nullable(),
  error: z.string().nullable(),
  words: z.string().nullable(),
})
export type SentMessage = z.infer<typeof SentMessage>

/** One that needs a person. */
export const Unsent = SentMessage.extend({
  trans_id: z.string().nullable(),
  customer_id: Id.nullable(),
})

/**
 * A channel: `since` and `error` while it is broken, from the second failure in a row on. `waits`: messages that
 * would have gone by now; `failed` and `unsure`: those that need a person.
 */
export const ChannelState = z.object({
  channel: z.enum(channels),
  since: Time.nullable(),
  error: z.string().nullable(),
  waits: z.int(),
  failed: z.int(),
  unsure: z.int(),
})
export type ChannelState = z.infer<typeof ChannelState>

/**
 * Mails and SMS about an order, a text for WhatsApp, which people send themselves, and by what a sentence
 * can be sent.
 */
export const getOutbox = staffRead('/api/office/orders/one/:trans_id/messages', 'orders', {
  input: z.object({ trans_id: nameInPath('transaction ID') }),
  output: done('success', {
    messages: z.array(SentMessage),
    whatsapp: z.string(),
    ways: z.array(z.enum(channels)),
  }),
})
const one = z.object({ id: id('message') })
/** Sends the customer of an order what staff wrote, by mail or SMS. */
export const sendSentence = staffChange('/api/office/outbox/sentence', 'orders', {
  isLong: true,
  input: z.object({
    order_id: id('order'),
    by: z.enum(channels),
    words: text('text', longestText.sms),
  }),
  output: done('success', {}),
})
/** Sends a failed, doubtful or dropped message again, or one that waits for its next try at once. */
export const sendAgain = staffChange('/api/office/outbox/again', 'orders', {
  input: one,
  output: done('success', {}),
})
/** Sends again what failed, and what waits for its next try; with `unsure` also what may have gone. */
export const sendAllAgain = staffChange('/api/office/outbox/all-again', 'orders', {
  input: z.object({ channel: z.enum(channels), unsure: z.boolean() }),
  output: done('success', { n: z.int() }),
})
/** `sent` and `dropped`: of the last 24 hours. */
export const getChannels = staffRead('/api/office/outbox/channels', 'settingsSee', {
  input: z.object({}),
  output: done('success', {
    channels: z.array(ChannelState.extend({ sent: z.int(), dropped: z.int() })),
  }),
})
/** The customer knows in another way: the message is not sent. */
export const settleMessage = staffChange('/api/office/outbox/by-hand', 'orders', {
  input: one,
  output: done('success', {}),
})

const written = {
  kind: z.enum(messageKinds),
  lang: z.enum(messageLangs),
  sms: text('text', longestText.sms, 0).nullish(),
  subject: text('text', longestText.subject, 0).nullish(),
  opening: text('text', longestText.opening, 0).nullish(),
}
/**
 * A kind of message with the newest order filled in; texts that are not given are the stored ones.
 * `mail`: whether it goes by SMTP, into a folder of the server, or not at all.
 */
export const previewMessage = staffChange('/api/office/outbox/preview', 'settingsSee', {
  input: z.object(written),
  output: done('success', {
    sms: z.string(),
    letters: z.int(),
    parts: z.int(),
    subject: z.string(),
    text: z.string(),
    sends: z.object({ mail: z.enum(['smtp', 'folder', 'none']), sms: z.boolean() }),
  }),
})
/** Sends that preview to a person of the shop; five an hour. */
export const tryMessage = staffChange('/api/office/outbox/try', 'settings', {
  input: z.object({
    ...written,
    channel: z.enum(channels),
    to: text('address', 254),
  }),
  output: done('success', {}),
})

/** `mayBe`: the shop has a public address. */
const feed = done('success', { link: z.string().nullable(), mayBe: z.boolean() })
/** The link of the product feed; null while it is off. */
export const getFeed = staffRead('/api/office/feed', 'settingsSee', {
  input: z.object({}),
  output: feed,
})
/** Turns the feed off, or on with a new key: the former link opens nothing. */
export const setFeed = staffChange('/api/office/feed/set', 'settings', {
  input: z.object({ on: z.boolean() }),
  output: feed,
})
