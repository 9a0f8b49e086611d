import { Pencil } from 'lucide-react'
import { useContext } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Thumb } from '../../ui/media/thumb'
import { useRights } from '../api/me'
import type { CardProps } from '../record/columns'
import { AskTap } from './ask-tap'
import { ProductName } from './product-name'
import { OpenRowDialog } from './row-dialog'
import { RowWords } from './row-words'
import { StockTap } from './stock-tap'
import { productsWords } from './words'

/** A product on a phone: price and stock are two buttons, the rest of the row opens it. */
export function ProductCard({ row, selection }: CardProps<ProductRow>) {
  const text = useWords(productsWords)
  const rights = useRights()
  const open = useContext(OpenRowDialog)
  const { title, price, old_price, discount } = row
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
    <>
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
            onClick={() => open('prices', row)}
          >
            {prices}
            <span className="visually-hidden">{` ${text.of(text.pricesOf, title)}`}</span>
          </button>
        ) : (
          <span className="tap">{prices}</span>
        )}
        <StockTap row={row} />
        <AskTap row={row} className="tap wide" />
      </div>
    </>
  )
}
