import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerMessage,
  answerReview,
  getMessages,
  getReviews,
  setMessageState,
  setReviewState,
} from '#contract/office/inbox'
import { getCounts } from '#contract/office/orders'
import { getToday } from '#contract/office/today'
import type { ApiError } from '../../api/api-error'
import { toast } from '../../ui/overlay/toast'
import { sentenceOf, useSend } from '../api/send'
import { useText } from '../text/lang'
import type { Tab } from './place'
import { cacheEntry, type Entries, updateOptimistically } from './queries'

/** The acts on a message, and the reason of the last refusal. */
export function useMessageActs() {
  const { inbox } = useText()
  const { refusal, keep, sending, optimistic } = useActs('messages')
  const onSuccess = ({ entry }: { entry: Entries['messages'] }) => keep(entry)
  const answer = useSend(answerMessage, {
    ...sending,
    onSuccess: (stored, { sent, by }) => {
      onSuccess(stored)
      if (by) toast.success(inbox.answerGoes)
      else if (!sent) toast.success(inbox.answerKept)
    },
  })
  const setState = useSend(setMessageState, { ...sending, onSuccess, optimistic })
  return { answer, setState, refusal }
}

/** The acts on a review, and the reason of the last refusal. */
export function useReviewActs() {
  const { inbox } = useText()
  const { refusal, keep, sending, optimistic } = useActs('reviews')
  const setState = useSend(setReviewState, {
    ...sending,
    onSuccess: ({ review }) => keep(review),
    optimistic,
  })
  const answer = useSend(answerReview, {
    ...sending,
    onSuccess: ({ review }) => {
      keep(review)
      toast.success(review.answer === null ? inbox.answerRemoved : inbox.answerShown[review.state])
    },
  })
  return { setState, answer, refusal }
}

function useActs<N extends Tab>(tab: N) {
  const { inbox } = useText()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState('')
  const stateNames: Record<string, string> = { ...inbox.messageStates, ...inbox.reviewStates }
  function keep(entry: Entries[N], said = '') {
    cacheEntry(queryClient, tab, entry)
    setRefusal(said)
  }
  const sending = {
    refreshes: [tab === 'messages' ? getMessages : getReviews, getCounts, getToday],
    inForm: true,
    onError: (error: ApiError) => {
      // The present row.
      const current: Entries[N] | undefined =
        error.status === 409 ? Object(error.body).current : undefined
      if (!current) return setRefusal(sentenceOf(error))
      const isWritten = current.state === 'new' && 'answer' in current && current.answer !== null
      const now = isWritten ? inbox.written : (stateNames[current.state] ?? '')
      keep(current, inbox.changedTo(now, current.by))
    },
  }
  const optimistic = (input: { id: number | string; state: Entries[N]['state'] }) =>
    updateOptimistically(queryClient, tab, input)
  return { refusal, keep, sending, optimistic }
}
