import { sendMessage } from '#contract/messages'
import { useWrite } from '../api/write'
import { sentences } from '../text/sentences'

export function useSendMessage(onSent: () => void) {
  return useWrite(sendMessage, { success: sentences.messageSent, onSuccess: onSent })
}
