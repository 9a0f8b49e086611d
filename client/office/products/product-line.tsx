import { Ellipsis } from 'lucide-react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { formatTaka } from '../../text/format'
import { Thumb } from '../../ui/media/thumb'
import { Menu } from '../../ui/overlay/menu'
import { useRights } from '../api/me'
import { useProductText } from '../text/products'
import type { Selection } from '../ui/use-selection'
import { PriceCell } from './price-cell'
import { ProductName } from './product-name'
import { RowWords } from './row-words'
import { StockTap } from './stock-tap'
import { useRowMenu } from './use-row-menu'

export type RowProps = {
  row: ProductRow
  /** Null if the person may not change products. */
  selection: Selection<ProductRow> | null
  /** The reason of the last refusal. */
  refusal: string | undefined
  onCount: () => void
}

/** A product on a wide screen: a row of the table with editable prices and stock. */
export function ProductLine({ row, selection, refusal, onCount }: RowProps) {
  const text = useProductText()
  const rights = useRights()
  const items = useRowMenu(row, onCount)
  const isTicked = selection?.rows.has(row.id) === true
  const { id, title, price, old_price, discount } = row
  return (
    <>
      <tr className={isTicked ? 'on' : undefined} data-product={id}>
        <td className="col-tick">
          {selection && (
            <label className="middle">
              <input
                type="checkbox"
                aria-label={text.select(title)}
                checked={isTicked}
                onChange={() => selection.toggle(row)}
              />
            </label>
          )}
        </td>
        <td>
          <ProductName row={row} className="flex gap-12 product-cell">
            <Thumb url={row.image} size={48} />
            <span>
              <b className="clamp break">{title}</b>
              <small className="subline">
                <RowWords row={row} />
              </small>
            </span>
          </ProductName>
        </td>
        <td className="amount">
          {rights.includes('products') ? <PriceCell row={row} field="price" /> : formatTaka(price)}
        </td>
        <td className="amount mute">
          {rights.includes('products') ? (
            <PriceCell row={row} field="old_price" />
          ) : (
            old_price !== null && formatTaka(old_price)
          )}
        </td>
        <td className="col-off">
          {discount !== null && <span className="tag bad">{text.percent(discount)}</span>}
        </td>
        <td className="col-stock">
          <StockTap row={row} isWide onCount={onCount} />
        </td>
        <td className="col-menu">
          <Menu className="quiet" label={text.more(title)} items={items}>
            <Ellipsis className="glyph" aria-hidden />
          </Menu>
        </td>
      </tr>
      {refusal && (
        <tr className="why">
          <td colSpan={7}>
            <p className="wrong" role="alert" id={`why-${id}`}>
              {refusal}
            </p>
          </td>
        </tr>
      )}
    </>
  )
}
