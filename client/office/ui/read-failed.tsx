import type { ApiError } from '../../api/api-error'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Notice } from '../../ui/layout/notice'
import { sentenceOf } from '../api/send'
import { frameWords } from '../text/frame-words'
import { Waiting } from './waiting'

type Read = { data: unknown; error: ApiError | null; refetch: () => unknown }

/** In place of a read's data: that it loads, or that it failed. */
export function Unread({ read: { data, error, refetch } }: { read: Read }) {
  if (data) return null
  return error ? <ReadFailed error={error} onRetry={refetch} /> : <Waiting />
}

/** A failed read offers a retry in its own frame. */
export function ReadFailed({ error, onRetry }: { error: ApiError; onRetry: () => unknown }) {
  const text = useWords(frameWords)
  return (
    <Notice title={text.problem.readFailed} hint={sentenceOf(error)}>
      <Button onClick={() => onRetry()}>{text.words.tryAgain}</Button>
    </Notice>
  )
}
