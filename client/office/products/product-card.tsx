import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatTaka } from '../../text/format'
import { useLongPress } from '../../ui/input/use-long-press'
import { Thumb } from '../../ui/media/thumb'
import { useRights } from '../api/me'
import { useProductText } from '../text/products'
import { latePart } from '../ui/late'
import type { RowProps } from './product-line'
import { ProductName } from './product-name'
import { RowWords } from './row-words'
import { StockTap } from './stock-tap'

const PricesDialog = latePart(async () => (await import('./prices-dialog')).PricesDialog)

/** A product on a phone: price and stock are two buttons, the rest of the row opens it. */
export function ProductCard({ row, selection, refusal, onCount }: RowProps) {
  const text = useProductText()
  const rights = useRights()
  const [isPricing, setIsPricing] = useState(false)
  const press = useLongPress(selection ? () => selection.toggle(row) : undefined)
  const isTicked = selection?.rows.has(row.id) === true
  useEffect(() => {
    PricesDialog.preload()
  }, [])
  const { id, title, price, old_price, discount } = row
  const prices = (
    <>
      <span translate="no">
        {formatTaka(price)} {old_price !== null && <s translate="no">{formatTaka(old_price)}</s>}
      </span>
      {discount !== null ? (
        <span className="off">{text.percent(discount)}</span>
      ) : (
        rights.includes('products') && <Pencil className="glyph glyph-small" aria-hidden />
      )}
    </>
  )
  return (
    <li className={isTicked ? 'ticked' : undefined} data-product={id}>
      <div className="product-row num" {...press}>
        {selection?.isOn && (
          <label className="middle card-tick">
            <input
              type="checkbox"
              aria-label={text.select(title)}
              checked={isTicked}
              onChange={() => selection.toggle(row)}
            />
          </label>
        )}
        <Thumb url={row.image} size={64} />
        <ProductName
          row={row}
          className="clamp break product-name"
          onClick={(event) => {
            // A tap ticks while rows are being chosen.
            if (!selection?.isOn) return
            event.preventDefault()
            selection.toggle(row)
          }}
        >
          {title}
        </ProductName>
        <span className="fine ellipsis">
          <RowWords row={row} />
        </span>
        <div className="grid gap-8 taps">
          {rights.includes('products') ? (
            <button
              type="button"
              className="tap"
              data-cell="price"
              onClick={() => setIsPricing(true)}
            >
              {prices}
              <span className="visually-hidden">{` ${text.of(text.pricesOf, title)}`}</span>
            </button>
          ) : (
            <span className="tap">{prices}</span>
          )}
          <StockTap row={row} onCount={onCount} />
        </div>
      </div>
      {refusal && (
        <p className="wrong" role="alert">
          {refusal}
        </p>
      )}
      {isPricing && <PricesDialog row={row} onClose={() => setIsPricing(false)} />}
    </li>
  )
}
