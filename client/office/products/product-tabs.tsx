import { type ProductTab, productTabs } from '#contract/office/rules'
import { Link } from '../../ui/text/link'
import { useText } from '../text/lang'
import { useProductText } from '../text/products'
import { useProductCounts } from './queries'
import { linkTo } from './reads'

/** Parts of the products with their numbers. */
export function ProductTabs({ tab }: { tab: ProductTab }) {
  const { places } = useText()
  const text = useProductText()
  const { data: counts } = useProductCounts()
  return (
    <nav className="queues" aria-label={places.products}>
      {productTabs.map((name) => (
        <Link
          key={name}
          to={linkTo({ tab: name })}
          aria-current={name === tab ? 'page' : undefined}
        >
          {text.tabs[name]}
          {counts && <span className="tally num">{counts[name]}</span>}
        </Link>
      ))}
    </nav>
  )
}
