import { useId } from 'react'
import type { ProductCard as Product } from '#contract/catalog'
import { paths } from '../paths'
import { cutTitle } from '../text/format'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { Picture } from '../ui/media/picture'
import { Link, RouteButton } from '../ui/text/link'
import { Price } from '../ui/text/price'
import { Said } from '../ui/text/said'
import { DiscountBadge } from './discount-badge'
import { Rating } from './rating'
import { catalogWords } from './words'
import './product-card.css'

type ProductCardProps = {
  product: Product
  /** Visible in the first view. */
  eager: boolean
  /** The largest picture of the first view: loaded before all others. */
  first: boolean
}

/** One link, the title's, covers the whole card; the button leads to the buy box. */
export function ProductCard({ product, eager, first }: ProductCardProps) {
  const text = useWords(catalogWords)
  const titleId = useId()
  const path = paths.product(product.slug)
  return (
    <li className="product-card ring">
      <span className="product-card-picture">
        <Picture
          url={product.image}
          alt=""
          sizes="(max-width: 768px) 46vw, 280px"
          eager={first}
          lazy={!eager}
        />
        {product.rating && <Rating rating={product.rating} />}
        {product.stock !== 1 && (
          <span className="product-card-gone bold small centred">{text.soldOut}</span>
        )}
      </span>
      <DiscountBadge discount={product.discount} />
      <div className="product-card-body">
        <h3>
          <Link
            id={titleId}
            className="clamp"
            to={path}
            title={product.title}
            lang={scriptOf(product.title)}
          >
            {cutTitle(product.title)}
          </Link>
        </h3>
        <Price priceTaka={product.price} oldPriceTaka={product.old_price} />
        <RouteButton
          to={path}
          formAction={`${path}#buy`}
          state={{ toBuy: true }}
          className="product-card-button ink-green bold"
          aria-describedby={titleId}
        >
          <Said text={fixed('orderThis')} />
        </RouteButton>
      </div>
    </li>
  )
}
