import { LinkButton } from '../../ui/form/link-button'
import { useText } from '../text/lang'
import { Screen } from './screen'

/** Shown at an address without a screen. */
export function NotThere() {
  const text = useText()
  return (
    <Screen title={text.problem.notThere}>
      <LinkButton to="/">{text.problem.toStart}</LinkButton>
    </Screen>
  )
}
