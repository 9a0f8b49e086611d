import { useQuery } from '@tanstack/react-query'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { findGoods, type Good } from '#contract/office/new-orders'
import { readWhole } from '#contract/office/numbers'
import { maxQuantity } from '#contract/shop'
import { read } from '../../api/read'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Panel } from '../../ui/layout/panel'
import { Thumb } from '../../ui/media/thumb'
import { newKey } from '../../ui/state/new-key'
import { useSettled } from '../../ui/state/use-settled'
import { useRights } from '../api/me'
import { sentenceOf } from '../api/send'
import { isLower, type Line, type PartProps, priceOf } from './form'
import { LineChoices } from './line-choices'
import { newOrderWords } from './words'

const typedForMs = 200

type GoodsPartProps = Omit<PartProps, 'bind'> & { errorOf: (nr: number) => string | undefined }

/** Products by code, own code or words, with their choices as taps. */
export function GoodsPart({ form, change, errorOf }: GoodsPartProps) {
  const text = useWords(newOrderWords)
  const { lines } = form
  const put = (key: string, part: Partial<Line>) =>
    change({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) })
  function add(good: Good) {
    const line = { key: newKey(), good, quantity: good.minimum_order, price: '' }
    change({ lines: [...lines, { ...line, ...onlyChoice(good) }] })
  }
  return (
    <Panel title={text.goods} isNeeded>
      <div className="panel-body">
        <GoodsSearch onAdd={add} />
      </div>
      {lines.length > 0 && (
        <ul className="ruled new-lines num" aria-label={text.goods}>
          {lines.map((line, nr) => (
            <LineRow
              key={line.key}
              line={line}
              nr={nr}
              error={errorOf(nr)}
              onChange={(part) => put(line.key, part)}
              onRemove={() => change({ lines: lines.filter(({ key }) => key !== line.key) })}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** What needs no tap: the only colour, the only size. */
function onlyChoice({ colors, sizes }: Good) {
  const only = <T extends { id: number }>(all: T[]) => (all.length === 1 ? all[0]?.id : undefined)
  return { color_id: only(colors), size_id: only(sizes) }
}

/** Enter takes the first. */
function GoodsSearch({ onAdd }: { onAdd: (good: Good) => void }) {
  const text = useWords(newOrderWords)
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), typedForMs)
  const isAsked = q.length > 1
  const { data, error } = useQuery({ ...read(findGoods, { q }), enabled: isAsked })
  const goods = isAsked && typed.trim() === q ? data?.goods : undefined
  const first = goods?.find(({ stock }) => stock === 1)
  function take(good: Good) {
    onAdd(good)
    setTyped('')
  }
  return (
    <div className="product-search num">
      <Field
        label={text.find}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first) take(first)
        }}
      />
      <div role="status">
        {error && <p className="wrong">{sentenceOf(error)}</p>}
        {goods?.length === 0 && <p className="mute">{text.noGoods}</p>}
      </div>
      {goods && goods.length > 0 && (
        <ul>
          {goods.map((good) => (
            <li key={good.id}>
              <button
                type="button"
                className="flex gap-10"
                disabled={good.stock === 0}
                onClick={() => take(good)}
              >
                <Thumb url={good.image} />
                <span className="grow">
                  {good.title}
                  <small className="subline">{text.code(good.own_code ?? good.code)}</small>
                </span>
                <span className="rigid mute">
                  {good.stock === 0 ? text.soldOut : formatTaka(good.price)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type LineRowProps = {
  line: Line
  nr: number
  error: string | undefined
  onChange: (part: Partial<Line>) => void
  onRemove: () => void
}

function LineRow({ line, nr, error, onChange, onRemove }: LineRowProps) {
  const text = useWords(newOrderWords)
  const mayPrice = useRights().includes('prices')
  const { good, quantity } = line
  const { title } = good
  function count(wanted: number) {
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= maxQuantity) {
      onChange({ quantity: wanted })
    }
  }
  return (
    <li>
      <div className="flex gap-10">
        <Thumb url={good.image} />
        <p className="grow">
          {title}
          <span className="block mute small">{text.code(good.own_code ?? good.code)}</span>
        </p>
        <Button square className="quiet" aria-label={text.remove(title)} onClick={onRemove}>
          <Trash2 className="glyph glyph-small" aria-hidden />
        </Button>
      </div>
      <LineChoices line={line} onChange={onChange} />
      <div className="flex between gap-10">
        <span className="count line-count">
          <button type="button" aria-label={text.less(title)} onClick={() => count(quantity - 1)}>
            <Minus className="glyph glyph-small" aria-hidden />
          </button>
          <input
            name={`lines.${nr}`}
            inputMode="numeric"
            aria-label={text.pieces(title)}
            aria-invalid={error ? true : undefined}
            value={quantity}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => count(readWhole(target.value) ?? 0)}
          />
          <button type="button" aria-label={text.more(title)} onClick={() => count(quantity + 1)}>
            <Plus className="glyph glyph-small" aria-hidden />
          </button>
        </span>
        {mayPrice ? (
          <input
            className="input line-price"
            inputMode="numeric"
            aria-label={text.price(title)}
            placeholder={formatTaka(good.price)}
            value={line.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        ) : (
          <b translate="no">{formatTaka(priceOf(line) * quantity)}</b>
        )}
      </div>
      {isLower(line) && <p className="mute small">{text.ofShop(formatTaka(good.price))}</p>}
      {error && <p className="wrong">{error}</p>}
    </li>
  )
}
