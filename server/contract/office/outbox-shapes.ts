import { z } from 'zod'
import { longestText } from '#contract/message-text'
import { channels, messageKinds, messageLangs } from '#contract/outbox'
import { done, Id, id, nameInPath, Time, text } from '#contract/wire'

const wrongField = { error: 'A field is not right' }

/** `at`: sent, or due. `error`: of the server or the gateway, in its own words; no whole address. */
export const SentMessage = z.object({
  id: Id,
  kind: z.enum([...messageKinds, 'changed']),
  channel: z.enum(channels),
  state: z.enum(['waits', 'sending', 'sent', 'failed', 'dropped', 'unsure']),
  at: Time,
  parts: z.int().nullable(),
  error: z.string().nullable(),
})
export type SentMessage = z.infer<typeof SentMessage>

/** One that needs a person. */
export const Unsent = SentMessage.extend({
  trans_id: z.string().nullable(),
  customer_id: Id.nullable(),
})

export const getOutbox = {
  input: z.object({ trans_id: nameInPath('transaction ID') }),
  output: done('success', { messages: z.array(SentMessage), whatsapp: z.string() }),
}
const one = { input: z.object({ id: id('message') }), output: done('success', {}) }
export const sendAgain = one
export const settleMessage = one

const written = {
  kind: z.enum(messageKinds, wrongField),
  lang: z.enum(messageLangs, wrongField),
  sms: text('text', longestText.sms, 0).nullish(),
  subject: text('text', longestText.subject, 0).nullish(),
  opening: text('text', longestText.opening, 0).nullish(),
}
/** `mail`: whether it goes by SMTP, into a folder of the server, or not at all. */
export const previewMessage = {
  input: z.object(written),
  output: done('success', {
    sms: z.string(),
    letters: z.int(),
    parts: z.int(),
    subject: z.string(),
    text: z.string(),
    sends: z.object({ mail: z.enum(['smtp', 'folder', 'none']), sms: z.boolean() }),
  }),
}
export const tryMessage = {
  input: z.object({
    ...written,
    channel: z.enum(channels, wrongField),
    to: text('address', 254),
  }),
  output: done('success', {}),
}

/** `mayBe`: the shop has a public address. */
const feed = done('success', { link: z.string().nullable(), mayBe: z.boolean() })
export const getFeed = { input: z.object({}), output: feed }
export const setFeed = { input: z.object({ on: z.boolean(wrongField) }), output: feed }
