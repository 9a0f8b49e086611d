import { useWords } from '../../text/lang'
import { Notice } from '../../ui/layout/notice'
import { frameWords } from '../text/frame-words'
import { ActButton } from '../ui/act-button'

/** Replaces a screen that broke or failed to load; the menu still works. */
export function BrokenScreen() {
  const text = useWords(frameWords)
  return (
    <Notice title={text.problem.broken} hint={text.problem.brokenHint}>
      <ActButton kind="primary" onClick={() => location.reload()}>
        {text.words.tryAgain}
      </ActButton>
    </Notice>
  )
}
