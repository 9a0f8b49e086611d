import { Menu, ShoppingCart, Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCartCount } from '../cart/queries'
import { paths } from '../paths'
import { cartWord } from '../text/cart-word'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { shellWords } from '../text/shell-words'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import { shopPhone } from '../ui/text/shop-phone'
import { AccountLink } from './account-link'
import { MobileMenu } from './late-mobile-menu'
import { Logo } from './logo'
import { MenuBar } from './menu-bar'
import { SearchBox } from './search-box'
import './header.css'

export function Header() {
  const text = useWords(shellWords)
  const { key, pathname } = useLocation()
  // Its customer is about to order: on a phone one slim row is enough.
  const isSlim = pathname === paths.checkout()
  // Open only on the screen where it was opened: a new screen closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back to that screen leaves it closed
  useEffect(() => () => setMenuOpenAt(undefined), [key])
  const cartCount = useCartCount()
  return (
    <header className={isSlim ? 'header header-slim' : 'header'}>
      <div className="wrap">
        <div className="header-row flex">
          <button
            type="button"
            className="header-burger icon-button only-phone"
            aria-label={text.openMenu}
            aria-expanded={menuOpenAt === key}
            onClick={() => setMenuOpenAt(key)}
          >
            <Menu className="icon" aria-hidden />
          </button>
          <Logo />
          {isSlim && <SlimPhone />}
          <SearchBox />
          <div className="header-links">
            <Link className="header-link header-track" to={paths.orders()}>
              <Truck className="icon" aria-hidden />
              <span>
                <Said text={fixed('trackOrder')} inControl />
              </span>
            </Link>
            <AccountLink />
            <Link className="header-link header-cart" to={paths.cart()}>
              <ShoppingCart className="icon" aria-hidden />
              <span>
                <Said text={cartWord} inControl />
              </span>
              <b
                className={
                  cartCount > 0 ? 'header-badge num' : 'header-badge header-badge-zero num'
                }
              >
                <span aria-hidden="true">{cartCount}</span>
                <span className="visually-hidden">{text.inCart(cartCount)}</span>
              </b>
            </Link>
          </div>
        </div>
        <MenuBar />
      </div>
      {menuOpenAt === key && <MobileMenu onClose={() => setMenuOpenAt(undefined)} />}
    </header>
  )
}

/** The number of the strip, which a slim header hides. */
function SlimPhone() {
  const phone = shopPhone()
  return (
    phone && (
      <a className="header-slim-phone num" href={phone.href}>
        <span translate="no">{phone.text}</span>
      </a>
    )
  )
}
