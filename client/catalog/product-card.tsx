import type { ProductCard as Product } from '#contract/catalog-shapes'
import { paths } from '../paths'
import { catalog } from '../text/bn-catalog'
import { cutTitle } from '../text/format'
import { useText } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { Said } from '../ui/said'
import { DiscountBadge } from './discount-badge'
import './product-card.css'

type ProductCardProps = {
  product: Product
  /** Visible in the first view. */
  eager: boolean
  /** The largest picture of the first view: loaded before all others. */
  first: boolean
}

/** The title's link, which covers the whole card. */
export function ProductCard({ product, eager, first }: ProductCardProps) {
  const text = useText({ catalog })
  return (
    <li className="product-card">
      <span className="product-card-picture">
        <Picture
          url={product.image}
          alt=""
          sizes="(max-width: 768px) 46vw, 280px"
          eager={first}
          lazy={!eager}
        />
        {product.stock !== 1 && <span className="product-card-gone">{text.catalog.soldOut}</span>}
      </span>
      <DiscountBadge discount={product.discount} />
      <div className="product-card-body">
        <h3>
          <Link
            to={paths.product(product.slug)}
            title={product.title}
            lang={scriptOf(product.title)}
          >
            {cutTitle(product.title)}
          </Link>
        </h3>
        <Price priceTaka={product.price} oldPriceTaka={product.old_price} />
        <span className="product-card-button" aria-hidden="true">
          <Said text={fixed('orderThis')} />
        </span>
      </div>
    </li>
  )
}
