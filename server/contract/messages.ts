import type { Call } from '#contract/endpoint'
import type * as shapes from '#contract/messages-shapes'

export const sendMessage: Call<typeof shapes.sendMessage> = {
  method: 'POST',
  path: '/api/add/customer/message',
  access: 'anyone',
  changes: true,
  isLong: true,
}
