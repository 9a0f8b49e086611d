import type { Product } from '#contract/catalog-shapes'
import { productCode } from '#contract/shop'
import { formatTaka } from '../text/format'
import { Price } from '../ui/price'
import './product-facts.css'

/** Title, stock, code and price. */
export function ProductFacts({ product }: { product: Product }) {
  const inStock = product.stock === 1
  const savedTaka = (product.old_price ?? 0) - product.price
  return (
    <>
      <h1 className="product-title" tabIndex={-1}>
        {product.title}
      </h1>
      <p className="product-meta num">
        <span className={inStock ? 'stock-pill' : 'stock-pill stock-pill-gone'}>
          {inStock ? 'In Stock' : 'Out of Stock'}
        </span>
        <span>Product Code: {productCode(product.id)}</span>
      </p>
      <div className="product-price num">
        <Price priceTaka={product.price} oldPriceTaka={product.old_price} large />
        {savedTaka > 0 && <span className="product-saving">{formatTaka(savedTaka)} সাশ্রয়</span>}
      </div>
    </>
  )
}
