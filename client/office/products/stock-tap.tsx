import { ChevronDown } from 'lucide-react'
import { useContext } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { Switch } from '../../ui/form/switch'
import { useRights } from '../api/me'
import { OpenRowDialog } from './row-dialog'
import { useSetProduct } from './set-product'
import { productsWords } from './words'

type StockTapProps = { row: ProductRow; isWide?: boolean }

/** The stock of a row: a count that opens its choices, or a switch for uncounted products. */
export function StockTap({ row, isWide }: StockTapProps) {
  const open = useContext(OpenRowDialog)
  const text = useWords(productsWords)
  const rights = useRights()
  const setProduct = useSetProduct()
  const look = isWide ? 'stock-cell' : 'tap'
  if (row.archived_at !== null) {
    return rights.includes('products') ? (
      <button type="button" className={look} onClick={() => setProduct(row, { archived: false })}>
        {text.restore}
        <span className="visually-hidden">{` ${row.title}`}</span>
      </button>
    ) : (
      <span className={`${look} mute`}>{text.archived}</span>
    )
  }
  if (row.counted) {
    const level = row.stock === 0 ? 'none' : row.low ? 'low' : ''
    const words = row.stock === 0 ? text.soldOut : text.pieces(row.count ?? 0)
    const more = row.stock > 0 && row.low ? lowWords() : kinds()
    const shown = (
      <>
        <span>
          {words}
          {more && <small>{isWide ? more : ` · ${more}`}</small>}
        </span>
        {!isWide && <ChevronDown className="glyph glyph-small" aria-hidden />}
      </>
    )
    const classes = [look, level].filter(Boolean).join(' ')
    if (!rights.includes('stock')) return <span className={classes}>{shown}</span>
    return (
      <button type="button" className={classes} onClick={() => open('count', row)}>
        {shown}
        <span className="visually-hidden">{` ${text.of(text.countStock, row.title)}`}</span>
      </button>
    )
  }
  const isThere = row.stock === 1
  if (!rights.includes('products')) {
    return (
      <span className={isThere ? look : `${look} none`}>
        {isThere ? text.inStock : text.soldOut}
      </span>
    )
  }
  return (
    <Switch
      className={isWide ? undefined : 'tap'}
      label={text.of(text.inStock, row.title)}
      isOn={isThere}
      onSwitch={(in_stock) => setProduct(row, { in_stock })}
    >
      {isWide ? (isThere ? text.isThere : text.isNotThere) : isThere ? text.inStock : text.soldOut}
    </Switch>
  )

  /** Number of choices that run low. */
  function lowWords() {
    const { choices, low_choices: few, sizes } = row
    if (choices < 2) return text.low
    return sizes > 0 ? text.lowSizes(few) : text.lowColors(few)
  }
  function kinds() {
    const { colors, sizes } = row
    return [colors > 0 && text.colors(colors), sizes > 0 && text.sizes(sizes)]
      .filter(Boolean)
      .join(' · ')
  }
}
