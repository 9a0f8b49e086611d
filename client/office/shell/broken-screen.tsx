import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'
import { Notice } from '../ui/notice'

/** In place of a screen that broke, or did not come; the menu stays alive. */
export function BrokenScreen() {
  const text = useText()
  return (
    <Notice title={text.trouble.broken} hint={text.trouble.brokenHint}>
      <ActButton kind="main" onClick={() => location.reload()}>
        {text.words.tryAgain}
      </ActButton>
    </Notice>
  )
}
