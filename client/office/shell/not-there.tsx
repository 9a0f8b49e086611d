import { useText } from '../text/lang'
import { Link } from '../ui/link'
import { Notice } from '../ui/notice'

/** At an address without a screen. */
export function NotThere() {
  const text = useText()
  return (
    <Notice title={text.trouble.notThere}>
      <Link className="link" to="/">
        {text.trouble.toStart}
      </Link>
    </Notice>
  )
}
