import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/outbox-shapes'

/** Mails and SMS about an order, and a text for WhatsApp, which people send themselves. */
export const getOutbox = staffRead<typeof shapes.getOutbox>(
  '/api/office/orders/one/:trans_id/messages',
  'orders',
)
/** Sends a failed or doubtful message again. */
export const sendAgain = staffChange<typeof shapes.sendAgain>('/api/office/outbox/again', 'orders')
/** The customer was told in another way: the message is not sent. */
export const settleMessage = staffChange<typeof shapes.settleMessage>(
  '/api/office/outbox/by-hand',
  'orders',
)
/** A kind of message with the newest order filled in; texts that are not given are the stored ones. */
export const previewMessage = staffChange<typeof shapes.previewMessage>(
  '/api/office/outbox/preview',
  'settingsSee',
)
/** The link of the product feed; null while it is off. */
export const getFeed = staffRead<typeof shapes.getFeed>('/api/office/feed', 'settingsSee')
/** Turns the feed off, or on with a new key: the former link opens nothing. */
export const setFeed = staffChange<typeof shapes.setFeed>('/api/office/feed/set', 'settings')
/** Sends that preview to a person of the shop; five an hour. */
export const tryMessage = staffChange<typeof shapes.tryMessage>(
  '/api/office/outbox/try',
  'settings',
)
