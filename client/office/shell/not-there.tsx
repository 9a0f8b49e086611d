import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { frameWords } from '../text/frame-words'
import { Screen } from './screen'

/** Shown at an address without a screen. */
export function NotThere() {
  const text = useWords(frameWords)
  return (
    <Screen title={text.problem.notThere}>
      <LinkButton to="/">{text.problem.toStart}</LinkButton>
    </Screen>
  )
}
