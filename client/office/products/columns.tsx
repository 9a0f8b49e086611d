import type { ProductRow } from '#contract/office/product-row-shapes'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Thumb } from '../../ui/media/thumb'
import { useRights } from '../api/me'
import type { Columns } from '../record/columns'
import { latePart } from '../ui/late'
import { AskTap } from './ask-tap'
import { PriceCell } from './price-cell'
import { ProductCard } from './product-card'
import { ProductName } from './product-name'
import type { PriceField } from './queries'
import { RowWords } from './row-words'
import { StockTap } from './stock-tap'
import { productsWords } from './words'

const RowMenu = latePart(async () => (await import('./row-menu')).RowMenu)
type Of = { row: ProductRow }

/** Products: prices and stock are edited in the table at a desk, by two buttons of a card. */
export const productColumns: Columns<ProductRow> = {
  kind: 'product',
  looks: { table: 'panel product-table num', cards: 'product-rows', card: 'product-row num' },
  columns: [
    { name: 'product', Cell: Name },
    { name: 'price', Cell: ({ row }) => <Price row={row} field="price" />, look: 'amount' },
    {
      name: 'oldPrice',
      Cell: ({ row }) => <Price row={row} field="old_price" />,
      look: 'amount mute',
    },
    { name: 'discount', Cell: Discount, look: 'col-off' },
    { name: 'stock', Cell: ({ row }) => <StockTap row={row} isWide />, look: 'col-stock' },
    { name: 'menu', Cell: RowMenu, look: 'col-menu' },
  ],
  Card: ProductCard,
}

function Name({ row }: Of) {
  return (
    <>
      <ProductName row={row} className="flex gap-12 product-cell">
        <Thumb url={row.image} size={48} />
        <span>
          <b className="clamp break">{row.title}</b>
          <small className="subline">
            <RowWords row={row} />
          </small>
        </span>
      </ProductName>
      <AskTap row={row} className="asked" />
    </>
  )
}

function Price({ row, field }: Of & { field: PriceField }) {
  const taka = row[field]
  if (useRights().includes('products')) return <PriceCell row={row} field={field} />
  return taka !== null && formatTaka(taka)
}

function Discount({ row: { discount } }: Of) {
  const text = useWords(productsWords)
  return discount !== null && <span className="tag bad">{text.percent(discount)}</span>
}
