import type { ApiError } from '../../api/api-error'
import { Button } from '../../ui/form/button'
import { Notice } from '../../ui/layout/notice'
import { sentenceOf } from '../api/send'
import { useText } from '../text/lang'

/** A failed read offers a retry in its own frame. */
export function ReadFailed({ error, onRetry }: { error: ApiError; onRetry: () => unknown }) {
  const text = useText()
  return (
    <Notice title={text.problem.readFailed} hint={sentenceOf(error)}>
      <Button onClick={() => onRetry()}>{text.words.tryAgain}</Button>
    </Notice>
  )
}
