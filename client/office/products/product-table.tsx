import type { ReactNode } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useText } from '../text/lang'
import { useProductText } from '../text/products'
import type { Selection } from '../ui/use-selection'

type ProductTableProps = {
  canChange: boolean
  rows: ProductRow[]
  selection: Selection<ProductRow>
  children: ReactNode
}

/** Products at a desk; the box on top ticks all loaded rows. */
export function ProductTable({ canChange, rows, selection, children }: ProductTableProps) {
  const { orders } = useText()
  const text = useProductText()
  const areAll = rows.every(({ id }) => selection.rows.has(id))
  return (
    <table className="table">
      <thead>
        <tr>
          <td className="col-tick">
            {canChange && (
              <label className="middle">
                <input
                  type="checkbox"
                  aria-label={orders.selectThese(rows.length)}
                  checked={areAll}
                  onChange={() => (areAll ? selection.clear() : selection.select(rows))}
                />
              </label>
            )}
          </td>
          <th scope="col">{text.product}</th>
          <th scope="col" className="amount">
            {text.price}
          </th>
          <th scope="col" className="amount">
            {text.oldPrice}
          </th>
          <th scope="col">{text.discount}</th>
          <th scope="col">{text.stock}</th>
          <td />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
