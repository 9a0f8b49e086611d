import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchProducts } from '#contract/catalog'
import { read } from '../../api/read'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { Thumb } from '../../ui/media/thumb'
import { useSettled } from '../../ui/state/use-settled'
import { sentenceOf } from '../api/send'
import type { EditedLine } from './edit-lines'
import { orderWords } from './words'

const typedForMs = 300
const shown = 5

/** Products by the shop's own search; a press adds one as a line at its present price. */
export function ProductSearch({ onAdd }: { onAdd: (line: EditedLine) => void }) {
  const { edit } = useWords(orderWords)
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), typedForMs)
  const { data: found, error } = useQuery({
    ...read(searchProducts, { keyword }),
    enabled: keyword.length > 1,
  })
  const products = keyword.length > 1 ? found?.data.slice(0, shown) : undefined
  return (
    <div className="product-search num">
      <Field
        label={edit.add}
        hint={edit.addHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">
        {error && <p className="wrong">{sentenceOf(error)}</p>}
        {products?.length === 0 && <p className="mute">{edit.noProduct}</p>}
      </div>
      {products && products.length > 0 && (
        <ul>
          {products.map(({ id, title, image, price, stock, minimum_order }) => (
            <li key={id}>
              <button
                type="button"
                className="flex gap-10"
                disabled={stock === 0}
                onClick={() => {
                  const key = `product ${id}`
                  const line = { key, line_id: null, product_id: id, title, image, price }
                  onAdd({ ...line, quantity: minimum_order })
                  setTyped('')
                }}
              >
                <Thumb url={image} />
                <span className="grow">{title}</span>
                <span className="rigid mute">{stock === 0 ? edit.soldOut : formatTaka(price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
