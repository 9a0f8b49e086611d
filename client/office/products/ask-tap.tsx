import { Bell } from 'lucide-react'
import { useContext } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { OpenRowDialog } from './row-dialog'
import { productsWords } from './words'

type AskTapProps = { row: ProductRow; className: string }

/** How many wait to hear that the product is back; opens who they are. */
export function AskTap({ row, className }: AskTapProps) {
  const open = useContext(OpenRowDialog)
  const text = useWords(productsWords)
  if (row.asks === 0) return null
  return (
    <button type="button" className={className} onClick={() => open('asks', row)}>
      <span>
        <Bell className="glyph glyph-small" aria-hidden /> {text.wait(row.asks)}
        <span className="visually-hidden">{` ${row.title}`}</span>
      </span>
    </button>
  )
}
