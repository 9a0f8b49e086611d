import { Notice } from '../../ui/layout/notice'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'

/** Replaces a screen that broke or failed to load; the menu still works. */
export function BrokenScreen() {
  const text = useText()
  return (
    <Notice title={text.problem.broken} hint={text.problem.brokenHint}>
      <ActButton kind="primary" onClick={() => location.reload()}>
        {text.words.tryAgain}
      </ActButton>
    </Notice>
  )
}
