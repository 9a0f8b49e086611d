import { useWords } from '../../text/lang'
import { useShopFacts } from '../../text/shop-facts'
import { ShopMark } from '../../ui/media/shop-mark'
import { Link } from '../../ui/text/link'
import { frameWords } from '../text/frame-words'
import { LangButton } from './lang-button'
import { PlaceLink } from './place-link'
import type { Place } from './places'
import type { Waiting } from './use-waiting'
import { WaitingBadge } from './waiting-badge'

type RailProps = { places: readonly Place[]; waiting: Waiting; name: string }

/** The menu of a wide screen, at its left. */
export function Rail({ places, waiting, name }: RailProps) {
  const text = useWords(frameWords)
  useShopFacts()
  const links = (group: Place['group']) =>
    places
      .filter((place) => place.group === group)
      .map(({ to, also, name: place, Icon }) => (
        <PlaceLink className="flex control" key={to} to={to} also={also}>
          <Icon className="glyph" aria-hidden />
          <span>{text.places[place]}</span>
          <WaitingBadge n={waiting[place]} hot={place === 'orders'} />
        </PlaceLink>
      ))
  const ofShop = links('shop')
  return (
    <header className="rail">
      <Link className="flex gap-10 brand" to="/">
        <ShopMark size={34} />
        <span>
          <b>{text.shop()}</b>
          <small className="small bold">{text.office}</small>
        </span>
      </Link>
      <div className="thread" />
      <nav aria-label={text.places.menu}>
        {links('day')}
        {ofShop.length > 0 && <h2>{text.places.shop}</h2>}
        {ofShop}
      </nav>
      <div className="flex gap-10 own-account">
        <Link className="flex gap-10 grow who" to="/me">
          <span className="middle rigid round bold staff-avatar" aria-hidden="true">
            {firstLetter(name)}
          </span>
          <span>
            <b className="block ellipsis">{name}</b>
            <small className="block small">{text.places.account}</small>
          </span>
        </Link>
        <LangButton name={name} />
      </div>
    </header>
  )
}

/** The first grapheme: a Bengali letter can consist of several characters. */
function firstLetter(name: string): string {
  if (!('Segmenter' in Intl)) return [...name][0] ?? ''
  const [first] = new Intl.Segmenter('bn').segment(name)
  return first?.segment ?? ''
}
