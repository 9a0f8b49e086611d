import { useWords } from '../../text/lang'
import { Link } from '../../ui/text/link'
import { useMe } from '../api/me'
import { frameWords } from '../text/frame-words'
import { LangButton } from './lang-button'
import { Screen } from './screen'
import { SignOutButton } from './sign-out-button'
import { useOpenPlaces } from './use-open-places'
import './more-page.css'

/** On a phone: the other places of the menu, the language, and sign-out. */
export function MorePage() {
  const text = useWords(frameWords)
  const { data: me } = useMe()
  return (
    <Screen title={text.places.more} actions={<LangButton name={me?.staff.name} />}>
      <div className="stack">
        <ul className="panel ruled more">
          {useOpenPlaces()
            .filter(({ dock }) => !dock)
            .map(({ to, name, Icon }) => (
              <li key={to}>
                <Link className="flex gap-12" to={to}>
                  <Icon className="glyph" aria-hidden />
                  <span className="rigid">{text.places[name]}</span>
                  {name === 'me' && <span className="mute ellipsis plain">{me?.staff.name}</span>}
                </Link>
              </li>
            ))}
        </ul>
        <SignOutButton />
      </div>
    </Screen>
  )
}
