import { Menu, ShoppingCart, Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCartCount } from '../cart/queries'
import { paths } from '../paths'
import { cartWord } from '../text/cart-word'
import { useText } from '../text/lang'
import { shell } from '../text/rooms/shell'
import { fixed } from '../text/sentences'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import { AccountLink } from './account-link'
import { MobileMenu } from './late-mobile-menu'
import { Logo } from './logo'
import { MenuBar } from './menu-bar'
import { SearchBox } from './search-box'
import './header.css'

export function Header() {
  const text = useText({ shell })
  const { key } = useLocation()
  // Open only on the screen where it was opened: a new screen closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back to that screen leaves it closed
  useEffect(() => () => setMenuOpenAt(undefined), [key])
  const cartCount = useCartCount()
  return (
    <header className="header">
      <div className="wrap">
        <div className="header-row flex">
          <button
            type="button"
            className="header-burger icon-button only-phone"
            aria-label={text.shell.openMenu}
            aria-expanded={menuOpenAt === key}
            onClick={() => setMenuOpenAt(key)}
          >
            <Menu className="icon" aria-hidden />
          </button>
          <Logo />
          <SearchBox />
          <div className="header-links">
            <Link
              className="header-link flex bold fs-15 nowrap hovers header-track"
              to={paths.orders()}
            >
              <Truck className="icon" aria-hidden />
              <span>
                <Said text={fixed('trackOrder')} inControl />
              </span>
            </Link>
            <AccountLink />
            <Link
              className="header-link flex bold fs-15 nowrap hovers header-cart"
              to={paths.cart()}
            >
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
                <span className="visually-hidden">{text.shell.inCart(cartCount)}</span>
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
