import { Menu } from 'lucide-react'
import { useWords } from '../../text/lang'
import { acrossDock } from '../../ui/layout/foot'
import { frameWords } from '../text/frame-words'
import { PlaceLink } from './place-link'
import type { Place } from './places'
import type { Waiting } from './use-waiting'
import { WaitingBadge } from './waiting-badge'

/** The menu of a phone, at its bottom. */
export function Dock({ places, waiting }: { places: readonly Place[]; waiting: Waiting }) {
  const text = useWords(frameWords)
  return (
    <nav ref={acrossDock} className="dock" aria-label={text.places.menu}>
      {places
        .filter(({ dock }) => dock)
        .sort((one, other) => (one.dock ?? 0) - (other.dock ?? 0))
        .map(({ to, also, name, Icon }) => (
          <PlaceLink key={to} to={to} also={also}>
            <Icon className="glyph" aria-hidden />
            {name === 'inbox' ? text.places.inboxShort : text.places[name]}
            <WaitingBadge n={waiting[name]} />
          </PlaceLink>
        ))}
      <PlaceLink to="/more">
        <Menu className="glyph" aria-hidden />
        {text.places.more}
      </PlaceLink>
    </nav>
  )
}
