import type { SettingPart } from '#contract/office/settings'
import { useIsWide } from '../../ui/state/use-wide'
import { Link } from '../../ui/text/link'
import { useText } from '../text/lang'
import { useSettingsText } from '../text/settings'
import { latePart } from '../ui/late'
import { partNames } from './parts'

const PartIcon = latePart(async () => (await import('./part-icon')).PartIcon)

/** The parts of the settings: tabs on a phone, a list with their contents at a desk. */
export function PartLinks({ part }: { part: SettingPart }) {
  const { places } = useText()
  const { parts, abouts } = useSettingsText()
  const isWide = useIsWide()
  return (
    <nav className="queues" aria-label={places.settings}>
      {partNames.map((name) => (
        <Link
          key={name}
          to={`/settings?part=${name}`}
          aria-current={name === part ? 'page' : undefined}
        >
          {isWide && <PartIcon part={name} />}
          <span>
            {parts[name]} <small className="subline only-d">{abouts[name]}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}
