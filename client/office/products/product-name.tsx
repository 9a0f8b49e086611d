import type { MouseEvent, ReactNode } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { Link } from '../../ui/text/link'
import { useRights } from '../api/me'

type ProductNameProps = {
  row: ProductRow
  className: string
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

/** Opens the product's form; without the right to change it, its page in the shop. */
export function ProductName({ row, className, onClick, children }: ProductNameProps) {
  const canOpen = useRights().includes('products')
  return canOpen ? (
    <Link className={className} to={`/products/${row.id}`} onClick={onClick} data-row={row.id}>
      {children}
    </Link>
  ) : (
    <a
      className={className}
      href={`/product/${row.slug}`}
      target="_blank"
      rel="noreferrer"
      data-row={row.id}
    >
      {children}
    </a>
  )
}
