import type { SettingPart } from '#contract/office/settings'
import { useWords } from '../../text/lang'
import { useIsWide } from '../../ui/state/use-wide'
import { Link } from '../../ui/text/link'
import { frameWords } from '../text/frame-words'
import { latePart } from '../ui/late'
import { partNames } from './parts'
import { settingsWords } from './words'

const PartIcon = latePart(async () => (await import('./part-icon')).PartIcon)

/** The parts of the settings: tabs on a phone, a list with their contents at a desk. */
export function PartLinks({ part }: { part: SettingPart }) {
  const { places } = useWords(frameWords)
  const { parts, abouts } = useWords(settingsWords)
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
