import type { Ref } from 'react'
import type { ProductCard as Product } from '#contract/catalog'
import { ProductCard } from './product-card'
import './product-grid.css'

type ProductGridProps = {
  products: readonly Product[]
  ref?: Ref<HTMLUListElement>
  /** Number of pictures in the first view. */
  eagerCount?: number
  /** Three columns on wide screens, beside a filter panel. */
  narrow?: boolean
  /** On phones one row to swipe. */
  swiped?: boolean
}

/** A form, so that the cards' buttons lead to their products before scripts run. */
export function ProductGrid({ products, ref, eagerCount = 0, narrow, swiped }: ProductGridProps) {
  const look = narrow ? ' product-grid-narrow' : swiped ? ' product-grid-swiped' : ''
  return (
    <form>
      <ul className={`product-grid${look}`} ref={ref}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            eager={index < eagerCount}
            first={eagerCount > 0 && index === 0}
          />
        ))}
      </ul>
    </form>
  )
}
