import { paths } from '../paths'
import { shopName, shopNameLatin } from '../text/shop-facts'
import { Flower } from '../ui/flower'
import { Link } from '../ui/link'
import './logo.css'

export function Logo() {
  return (
    <Link className="logo" to={paths.home()}>
      <Flower size={44} />
      <span>
        <b lang="bn">{shopName}</b>
        <small lang="en">{shopNameLatin}</small>
      </span>
    </Link>
  )
}
