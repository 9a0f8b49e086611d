import { sendMessage } from '#contract/messages'
import type { CallOptions } from '../api/call'
import { useWrite } from '../api/write'
import { fixed } from '../text/sentences'

export function useSendMessage(onSent: () => void, options: () => CallOptions) {
  return useWrite(sendMessage, { success: fixed('messageSent'), onSuccess: onSent, options })
}
