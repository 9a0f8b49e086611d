import { useText } from '../text/lang'
import { Link } from '../ui/link'
import { Screen } from './screen'

/** Shown at an address without a screen. */
export function NotThere() {
  const text = useText()
  return (
    <Screen title={text.problem.notThere}>
      <Link className="btn out" to="/">
        {text.problem.toStart}
      </Link>
    </Screen>
  )
}
