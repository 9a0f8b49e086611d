import { useState } from 'react'
import type { Call } from '#contract/endpoint'
import {
  answerMessage,
  answerReview,
  getMessage,
  getMessages,
  getReview,
  getReviews,
  type Message,
  type OfficeReview,
  setMessageState,
  setReviewState,
} from '#contract/office/inbox'
import { getCounts } from '#contract/office/orders'
import { messageStates, reviewStates } from '#contract/office/rules'
import { getToday } from '#contract/office/today'
import { useWords } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { useRowAct } from '../record/act'
import { number, oneOf, openAddress, words } from '../record/address'
import { openRows } from '../record/rows'
import { inboxWords } from './words'

export type Tab = 'messages' | 'reviews'
export const states = { messages: messageStates, reviews: reviewStates } as const
type State<T extends Tab> = (typeof states)[T][number]

/** The place in the address: list, state, and the open row. */
export const inboxAddress = openAddress('/inbox', {
  tab: oneOf<Tab>(['messages', 'reviews'], 'messages'),
  state: words(),
  open: number(undefined, /^[1-9]\d{0,9}$/),
})
export const linkTo = inboxAddress.linkTo

/** A state of this list; undefined for any other text in the address. */
export function stateOf<T extends Tab>(tab: T, typed: string | undefined): State<T> | undefined {
  const known: readonly State<T>[] = states[tab]
  return known.find((each) => each === typed)
}

const inputOf = ({ id }: { id: number }) => ({ id })
export const messages = openRows(getMessages, 'messages', {
  own: { call: getMessage, field: 'entry', inputOf },
})
export const reviews = openRows(getReviews, 'reviews', {
  own: { call: getReview, field: 'review', inputOf },
})

/** The acts on a message, and the reason of the last refusal. */
export function useMessageActs(message: Message) {
  const { inbox } = useWords(inboxWords)
  const { putOne: put, ahead } = messages.useStore()
  const { refusal, acting } = useRefusal<Message>(messages.calls)
  const rowOf = ({ entry }: { entry: Message }) => entry
  const answer = useRowAct(answerMessage, {
    ...acting,
    rowOf,
    put,
    onDone: (_message, { sent, by }) => {
      acting.onDone()
      if (by) toast.success(inbox.answerGoes)
      else if (!sent) toast.success(inbox.answerKept)
    },
  })
  const setState = useRowAct(setMessageState, {
    ...acting,
    rowOf,
    put,
    ahead: ({ state }) => ahead(message, { state }),
  })
  return { answer, setState, refusal }
}

/** The acts on a review, and the reason of the last refusal. */
export function useReviewActs(review: OfficeReview) {
  const { inbox } = useWords(inboxWords)
  const { putOne: put, ahead } = reviews.useStore()
  const { refusal, acting } = useRefusal<OfficeReview>(reviews.calls)
  const rowOf = (answer: { review: OfficeReview }) => answer.review
  const setState = useRowAct(setReviewState, {
    ...acting,
    rowOf,
    put,
    ahead: ({ state }) => ahead(review, { state }),
  })
  const answer = useRowAct(answerReview, {
    ...acting,
    rowOf,
    put,
    onDone: ({ answer, state }) => {
      acting.onDone()
      toast.success(answer === null ? inbox.answerRemoved : inbox.answerShown[state])
    },
  })
  return { setState, answer, refusal }
}

/** A refusal above the open entry, until the next act; after another person's act what it did. */
function useRefusal<E extends Message | OfficeReview>(calls: readonly Call[]) {
  const { inbox } = useWords(inboxWords)
  const [refusal, setRefusal] = useState('')
  const names: Record<string, string> = { ...inbox.messageStates, ...inbox.reviewStates }
  const acting = {
    refreshes: [...calls, getCounts, getToday],
    onDone: () => setRefusal(''),
    onRefused: ({ why, current }: { why: string; current: E | undefined }) => {
      if (!current) return setRefusal(why)
      const isWritten = current.state === 'new' && current.answer !== null
      const now = isWritten ? inbox.written : (names[current.state] ?? '')
      setRefusal(inbox.changedTo(now, current.by))
    },
  }
  return { refusal, acting }
}
