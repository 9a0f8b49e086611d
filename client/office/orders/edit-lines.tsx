import { Minus, Plus, Trash2 } from 'lucide-react'
import { maxQuantity } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useText } from '../text/lang'
import { Button } from '../ui/button'
import { Thumb } from './thumb'
import type { OfficeOrder } from '#contract/office/order-row-shapes'

/** A line as it is to be: one that the order has, or a product that is added. */
export type EditedLine = {
  key: string
  line_id: number | null
  product_id: number
  title: string
  image: string
  price: number
  quantity: number
}

export function linesOf({ lines }: OfficeOrder): EditedLine[] {
  return lines.map(({ id, product_id, title, image, price, quantity }) => {
    const key = `line ${id}`
    return { key, line_id: id, product_id, title, image, price, quantity }
  })
}

type EditLinesProps = { lines: EditedLine[]; onChange: (lines: EditedLine[]) => void }

export function EditLines({ lines, onChange }: EditLinesProps) {
  const { edit } = useText()
  function change(key: string, quantity: number) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity) return
    onChange(lines.map((line) => (line.key === key ? { ...line, quantity } : line)))
  }
  return (
    <ul className="edit-lines num" aria-label={edit.goods}>
      {lines.map(({ key, title, image, price, quantity }) => (
        <li key={key}>
          <Thumb url={image} />
          <p className="grow">
            {title}
            <span className="mute">{formatTaka(price)}</span>
          </p>
          <span className="cnt">
            <button
              type="button"
              aria-label={edit.less(title)}
              onClick={() => change(key, quantity - 1)}
            >
              <Minus className="i s" aria-hidden />
            </button>
            <input
              inputMode="numeric"
              aria-label={edit.quantityOf(title)}
              value={quantity}
              onChange={({ target }) => change(key, Number(target.value))}
            />
            <button
              type="button"
              aria-label={edit.more(title)}
              onClick={() => change(key, quantity + 1)}
            >
              <Plus className="i s" aria-hidden />
            </button>
          </span>
          <Button
            square
            className="quiet"
            aria-label={edit.remove(title)}
            onClick={() => onChange(lines.filter((line) => line.key !== key))}
          >
            <Trash2 className="i s" aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
