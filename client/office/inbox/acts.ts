import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error'
import { sentenceOf, useSend } from '../api/send'
import { useText } from '../text/lang'
import { foresee, keepEntry } from './queries'
import {
  answerMessage,
  getMessages,
  getReviews,
  setMessageState,
  setReviewState,
} from '#contract/office/inbox'
import type { Message, OfficeReview } from '#contract/office/inbox-shapes'
import { getCounts } from '#contract/office/orders'
import { getToday } from '#contract/office/today'

const counted = [getCounts, getToday] as const

/** What can be done with a message, and why the last act was refused. */
export function useMessageActs() {
  const { inbox } = useText()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState('')
  const sending = {
    refreshes: [getMessages, ...counted],
    inForm: true,
    onSuccess: ({ entry }: { entry: Message }) => {
      setRefusal('')
      keepEntry(queryClient, 'messages', entry)
    },
    onError: (error: ApiError) => {
      const current: Message | undefined = currentOf(error)
      if (current) keepEntry(queryClient, 'messages', current)
      setRefusal(
        current
          ? inbox.changedTo(inbox.messageStates[current.state], current.by)
          : sentenceOf(error),
      )
    },
  }
  const answer = useSend(answerMessage, { ...sending, success: inbox.answerKept })
  const setState = useSend(setMessageState, {
    ...sending,
    optimistic: (input) => foresee(queryClient, 'messages', input),
  })
  return { answer, setState, refusal }
}

/** What can be done with a review, and why the last act was refused. */
export function useReviewActs() {
  const { inbox } = useText()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState('')
  const setState = useSend(setReviewState, {
    refreshes: [getReviews, ...counted],
    inForm: true,
    optimistic: (input) => foresee(queryClient, 'reviews', input),
    onSuccess: ({ review }) => {
      setRefusal('')
      keepEntry(queryClient, 'reviews', review)
    },
    onError: (error) => {
      const current: OfficeReview | undefined = currentOf(error)
      if (current) keepEntry(queryClient, 'reviews', current)
      setRefusal(
        current
          ? inbox.changedTo(inbox.reviewStates[current.state], current.by)
          : sentenceOf(error),
      )
    },
  })
  return { setState, refusal }
}

/** What the row is now, of a 409. */
function currentOf<T>(error: ApiError): T | undefined {
  return error.status === 409 ? Object(error.body).current : undefined
}
