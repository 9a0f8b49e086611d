import { paths } from '../paths'
import { scriptOf } from '../text/script-of'
import { shopName, shopNameLatin } from '../text/shop-facts'
import { ShopMark } from '../ui/media/shop-mark'
import { Link } from '../ui/text/link'
import './logo.css'

export function Logo() {
  const [name, latin] = [shopName(), shopNameLatin()]
  return (
    <Link className="logo" to={paths.home()}>
      <ShopMark size={44} />
      <span>
        <b className="block ink-green nowrap" lang={scriptOf(name) ?? 'bn'}>
          {name}
        </b>
        {latin !== name && (
          <small className="mute bold nowrap" lang="en">
            {latin}
          </small>
        )}
      </span>
    </Link>
  )
}
