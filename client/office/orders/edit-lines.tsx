import { Minus, Plus, Trash2 } from 'lucide-react'
import { readWhole } from '#contract/office/numbers'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { maxQuantity } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Thumb } from '../../ui/media/thumb'
import { LineChoice } from './line-choice'
import { orderWords } from './words'

/** A line after the edit: one of the order, or an added product. */
export type EditedLine = {
  key: string
  line_id: number | null
  product_id: number
  color_id?: number | undefined
  size_id?: number | undefined
  title: string
  image: string
  price: number
  quantity: number
}

export function linesOf({ lines }: OfficeOrder): EditedLine[] {
  return lines.map(({ id, product_id, title, image, price, quantity, color_id, size_id }) => {
    const line = { product_id, title, image, price, quantity, color_id, size_id }
    return { ...line, key: `line ${id}`, line_id: id }
  })
}

type EditLinesProps = { lines: EditedLine[]; onChange: (lines: EditedLine[]) => void }

export function EditLines({ lines, onChange }: EditLinesProps) {
  const { edit } = useWords(orderWords)
  const put = (key: string, part: Partial<EditedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  function change(key: string, quantity: number) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity) return
    put(key, { quantity })
  }
  return (
    <ul className="ruled edit-lines num" aria-label={edit.products}>
      {lines.map(({ key, title, image, price, quantity, ...line }) => (
        <li className="flex wraps gap-10" key={key}>
          <Thumb url={image} />
          <p className="grow">
            {title}
            <span className="block mute" translate="no">
              {formatTaka(price)}
            </span>
          </p>
          <LineChoice line={line} onChoose={(choice) => put(key, choice)} />
          <span className="count line-count">
            <button
              type="button"
              aria-label={edit.less(title)}
              onClick={() => change(key, quantity - 1)}
            >
              <Minus className="glyph glyph-small" aria-hidden />
            </button>
            <input
              inputMode="numeric"
              aria-label={edit.quantityOf(title)}
              value={quantity}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => change(key, readWhole(target.value) ?? 0)}
            />
            <button
              type="button"
              aria-label={edit.more(title)}
              onClick={() => change(key, quantity + 1)}
            >
              <Plus className="glyph glyph-small" aria-hidden />
            </button>
          </span>
          <Button
            square
            className="quiet"
            aria-label={edit.remove(title)}
            onClick={() => onChange(lines.filter((line) => line.key !== key))}
          >
            <Trash2 className="glyph glyph-small" aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
