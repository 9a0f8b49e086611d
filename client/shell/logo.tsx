import { paths } from '../paths'
import { shopFacts, shopName, shopNameLatin } from '../text/shop-facts'
import { Flower } from '../ui/flower'
import { Link } from '../ui/link'
import './logo.css'

export function Logo() {
  const { logo } = shopFacts()
  return (
    <Link className="logo" to={paths.home()}>
      {logo ? <img src={logo} alt="" width={44} height={44} /> : <Flower size={44} />}
      <span>
        <b lang="bn">{shopName()}</b>
        <small lang="en">{shopNameLatin()}</small>
      </span>
    </Link>
  )
}
