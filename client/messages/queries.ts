import { sendMessage } from '#contract/messages'
import { useWrite } from '../api/write'
import { fixed } from '../text/sentences'

export function useSendMessage(onSent: () => void) {
  return useWrite(sendMessage, { success: fixed('messageSent'), onSuccess: onSent })
}
