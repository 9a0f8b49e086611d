import type { Product } from '#contract/catalog'
import { productCode } from '#contract/shop'
import { Rating } from '../catalog/rating'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { words } from '../text/words'
import { Link } from '../ui/text/link'
import { Price } from '../ui/text/price'
import { Said } from '../ui/text/said'
import { ShareButton } from './share-button'
import { productWords } from './words'
import './product-facts.css'

/** Title, price, stock and code. */
export function ProductFacts({ product }: { product: Product }) {
  const inStock = product.stock === 1
  const text = useWords(productWords)
  const code = `: ${productCode(product.id)}`
  const savedTaka = (product.old_price ?? 0) - product.price
  return (
    <>
      <h1 className="product-title" tabIndex={-1} lang={scriptOf(product.title)}>
        {product.title}
      </h1>
      {product.rating && (
        <Link
          to="?tab=reviews"
          className="product-rating inline-flex"
          replace
          state={{ keepScroll: true }}
          onClick={() => document.getElementById('tabs')?.scrollIntoView()}
        >
          <Rating rating={product.rating} />
        </Link>
      )}
      <div className="product-price flex wraps num">
        <Price priceTaka={product.price} oldPriceTaka={product.old_price} large />
        {savedTaka > 0 && (
          <span className="product-saving ink-brick bold">{text.saved(formatTaka(savedTaka))}</span>
        )}
      </div>
      <p className="product-meta flex wraps num">
        <span className={inStock ? 'stock-pill pill' : 'stock-pill pill stock-pill-gone'}>
          <Said text={inStock ? words.inStock : words.outOfStock} />
        </span>
        <span>
          <Said text={words.productCode} />
          <span translate="no">{code}</span>
        </span>
        <ShareButton product={product} />
      </p>
    </>
  )
}
