import { publicChange } from '#contract/calls'
import type * as shapes from '#contract/messages-shapes'

export const sendMessage = publicChange<typeof shapes.sendMessage>('/api/add/customer/message', {
  isLong: true,
})
