import { useText } from '../text/lang'
import { useSettingsText } from '../text/settings'
import { Link } from '../ui/link'
import { partNames } from './parts'
import type { SettingPart } from '#contract/office/settings-shapes'

/** The parts of the settings: tabs on a phone, a list with their contents at a desk. */
export function PartLinks({ part }: { part: SettingPart }) {
  const { places } = useText()
  const { parts, abouts } = useSettingsText()
  return (
    <nav className="queues" aria-label={places.settings}>
      {partNames.map((name) => (
        <Link
          key={name}
          to={`/settings?part=${name}`}
          aria-current={name === part ? 'page' : undefined}
        >
          <span>
            {parts[name]} <small className="only-d">{abouts[name]}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}
