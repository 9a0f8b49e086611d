import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { getMe } from '#contract/office/staff'
import { ApiError, isPassing } from '../../api/api-error'
import { call } from '../../api/call'
import { keyOf } from '../../api/read'
import { type Change, useChange } from '../../api/write'
import { wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { frameWords } from '../text/frame-words'
import { loadRefusals, sayRefusal } from '../text/say-refusal'
import { askForProof, ProofRefused, wantsProof } from './proof'
import { beginAct, endAct } from './unanswered'

const askAgainMs = 500

type Sending<C extends Call> = Change<C> & {
  /** The form shows its own errors beside the fields. */
  inForm?: boolean
  /** A key that this device stores with the form, instead of one for each input. */
  keyNow?: () => string | undefined
}

/**
 * A call of the office that changes data. Repeats share a key, so it happens once; if a newer proof
 * is needed, the person proves it and the call is sent again.
 */
export function useSend<C extends Call>(endpoint: C, sending: Sending<C> = {}) {
  const queryClient = useQueryClient()
  const change: Change<C> = {
    ...sending,
    onError: (error, input) => {
      if (error.status === 401) askWhoItIs(queryClient)
      else if (!sending.inForm && !(error instanceof ProofRefused)) toast.error(sentenceOf(error))
      sending.onError?.(error, input)
    },
  }
  return useChange(endpoint, change, {
    mutationFn: (input) => sendProved(endpoint, input, sending.keyNow?.()),
  })
}

/** The message of a failed call: the server's refusal, or that the call did not arrive. */
export function sentenceOf(error: ApiError): string {
  return error.status === 0 ? wordsNow(frameWords).problem.noConnection : sayRefusal(error.message)
}

/** An ended session leads to the sign-in: the frame refetches the person. */
export function askWhoItIs(queryClient: QueryClient): void {
  queryClient.invalidateQueries({ queryKey: keyOf(getMe) })
}

async function sendProved<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  ownKey?: string,
): Promise<OutputOf<C>> {
  try {
    return await sendUnderItsKey(endpoint, input, ownKey)
  } catch (error) {
    if (!wantsProof(error)) throw error
    await askForProof()
    return sendUnderItsKey(endpoint, input, ownKey)
  }
}

async function sendUnderItsKey<C extends Call>(
  endpoint: C,
  pressed: InputOf<C>,
  ownKey: string | undefined,
): Promise<OutputOf<C>> {
  const started = beginAct(endpoint.path, pressed)
  const { key, input } = ownKey ? { key: ownKey, input: pressed } : started
  try {
    const sent = () => call(endpoint, input, { idempotencyKey: key })
    const answer = await sent().catch((error) => again(endpoint, error, sent))
    endAct(endpoint.path, pressed)
    return answer
  } catch (error) {
    const isAnswered = error instanceof ApiError && !isPassing(error)
    if (isAnswered) await loadRefusals()
    if (isAnswered && !wantsProof(error)) endAct(endpoint.path, pressed)
    throw error
  }
}

/**
 * Sends once more after a lost answer: under its key an act that was done answers as it did then. An
 * act on the own account has its answer in a cookie, and is not repeated.
 */
async function again<T>(endpoint: Call, error: unknown, sent: () => Promise<T>): Promise<T> {
  const [, , , room] = endpoint.path.split('/')
  const isOwn = endpoint.access !== 'staff' || room === 'me'
  if (!isPassing(error) || isOwn || !navigator.onLine) throw error
  await new Promise((done) => setTimeout(done, askAgainMs))
  return sent()
}
