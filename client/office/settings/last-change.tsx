import type { SettingPart } from '#contract/office/settings'
import { useWords } from '../../text/lang'
import { Link } from '../../ui/text/link'
import { When } from '../ui/when'
import { lookWords } from './look-words'
import type { Entry } from './typed-values'
import { useLastChange } from './use-last-change'

/** Beside the acts at a desk: the part's last change, with a link to its former value. */
export function LastChange({ part, entry }: { part: SettingPart; entry: Entry }) {
  const words = useWords(lookWords)
  const last = useLastChange(part, entry)
  if (entry.v === 0 || !last) return null
  return (
    <span className="mute">
      {`${words.last} `}
      <When at={last.at} />
      {`, ${last.staff} · `}
      <Link className="link" to="/audit?entity=setting">
        {words.whatChanged}
      </Link>
    </span>
  )
}
