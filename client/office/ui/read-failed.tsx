import type { ApiError } from '../../api/api-error'
import { Notice } from '../../ui/layout/notice'
import { sentenceOf } from '../api/send'
import { useText } from '../text/lang'
import { Button } from './button'

/** A failed read offers a retry in its own frame. */
export function ReadFailed({ error, onRetry }: { error: ApiError; onRetry: () => unknown }) {
  const text = useText()
  return (
    <Notice title={text.problem.readFailed} hint={sentenceOf(error)}>
      <Button onClick={() => onRetry()}>{text.words.tryAgain}</Button>
    </Notice>
  )
}
