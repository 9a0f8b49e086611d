import type { Ref } from 'react'
import type { ProductCard as Product } from '#contract/catalog-shapes'
import { ProductCard } from './product-card'
import './product-grid.css'

type ProductGridProps = {
  products: readonly Product[]
  ref?: Ref<HTMLUListElement>
  /** Number of pictures in the first view. */
  eagerCount?: number
  /** Three columns on wide screens, beside a filter panel. */
  narrow?: boolean
}

export function ProductGrid({ products, ref, eagerCount = 0, narrow }: ProductGridProps) {
  return (
    <ul className={narrow ? 'product-grid product-grid-narrow' : 'product-grid'} ref={ref}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          eager={index < eagerCount}
          first={eagerCount > 0 && index === 0}
        />
      ))}
    </ul>
  )
}
