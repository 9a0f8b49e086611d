import { paths } from '../paths'
import { shopName, shopNameLatin } from '../text/shop-facts'
import { Flower } from '../ui/flower'
import { keptForGood } from '../ui/kept-part'
import { Link } from '../ui/link'
import './logo.css'

export const Logo = keptForGood(NameAndMark)

function NameAndMark() {
  return (
    <Link className="logo" to={paths.home()}>
      <Flower size={44} />
      <span>
        <b>{shopName}</b>
        <small lang="en">{shopNameLatin}</small>
      </span>
    </Link>
  )
}
