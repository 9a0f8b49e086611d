import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeProduct, ProductRow } from '#contract/office/product-row-shapes'
import { getOfficeProduct } from '#contract/office/products'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import type { Said } from '../../text/pairs'
import { Button } from '../../ui/form/button'
import { Refusal } from '../../ui/form/refusal'
import { Thumb } from '../../ui/media/thumb'
import { Link } from '../../ui/text/link'
import { frameWords } from '../text/frame-words'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Dialog } from '../ui/dialog'
import { Unread } from '../ui/read-failed'
import { CountRow } from './count-row'
import { gridOf } from './grid'
import { type CountWhy, changeOf, plannedOf } from './planned'
import { useCounting } from './use-counting'
import { useTypedCounts } from './use-typed-counts'
import { WhyField } from './why-field'
import { countWords } from './words'
import './counts.css'
import './count-dialog.css'

const whys = ['arrived', 'count', 'damaged'] as const

type CountDialogProps = { row: ProductRow; onClose: () => void }

/** The pieces of a product, choice by choice: arrived, counted, damaged. */
export function CountDialog({ row, onClose }: CountDialogProps) {
  const text = useWords(countWords)
  const answer = useQuery(read(getOfficeProduct, { id: row.id }))
  const { data } = answer
  const grid = data && gridOf(data.product, text.all)
  const pieces = grid?.items.reduce((sum, { count }) => sum + count, 0)
  return (
    <Dialog
      title={
        <span className="flex gap-10 count-title">
          <Thumb url={row.image} size={48} />
          <span>
            {row.title}
            <small className="subline plain num">
              {[text.has(pieces ?? row.count ?? 0), ...kindsOf(data?.product, text)].join(' · ')}
            </small>
          </span>
        </span>
      }
      onClose={onClose}
    >
      <Unread read={answer} />
      {data && <CountForm product={data.product} onClose={onClose} />}
    </Dialog>
  )
}

/** The numbers of counted colors and sizes. */
function kindsOf(product: OfficeProduct | undefined, text: Said<typeof countWords>) {
  const has = (side: 'color_id' | 'size_id') =>
    new Set(product?.items.flatMap((item) => (item.removed ? [] : (item[side] ?? [])))).size
  const [colors, sizes] = [has('color_id'), has('size_id')]
  return [colors > 0 && text.colors(colors), sizes > 0 && text.sizes(sizes)].filter(Boolean)
}

function CountForm({ product, onClose }: { product: OfficeProduct; onClose: () => void }) {
  const { words } = useWords(frameWords)
  const text = useWords(countWords)
  const grid = gridOf(product, text.all)
  const { columns, rows, hasGroups } = grid
  const [chosen, setChosen] = useState(columns[0]?.key)
  const counts = useTypedCounts<CountWhy>(`count ${product.id}`, 'arrived')
  const { mode: why, setMode: setWhy } = counts
  const counting = useCounting(product, counts)
  const planned = plannedOf(grid.items, counts.typed, why)
  const pieces = planned.reduce((sum, one) => sum + Math.abs(changeOf(one)), 0)
  const isWrong = planned.some((one) => one.isWrong)
  const isOff = planned.length === 0 || isWrong
  const shown = [...columns.entries()].filter(([, { key }]) =>
    [key, everything].includes(chosen ?? ''),
  )

  function close() {
    counts.forgetAll()
    onClose()
  }
  async function send() {
    if (await counting.save(planned, why)) close()
  }

  return (
    <form
      className="grid gap-10 counting num"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff && !counting.isPending) void send()
      }}
      noValidate
    >
      <WhyField whys={whys} mode={why} onChoose={setWhy} />
      {hasGroups && (
        <div className="count-chips">
          {columns.map(({ key, name, pieces: n }) => (
            <button
              key={key}
              type="button"
              aria-pressed={chosen === key}
              onClick={() => setChosen(key)}
            >
              {name} <span className="mute">{n}</span>
            </button>
          ))}
          <button
            type="button"
            aria-pressed={chosen === everything}
            onClick={() => setChosen(everything)}
          >
            {text.together}
          </button>
        </div>
      )}
      {shown.map(([nr, column]) => (
        <div key={column.key}>
          {chosen === everything && hasGroups && <h3>{column.name}</h3>}
          <ul className="ruled sizes">
            {rows.map(({ id, name }, rowNr) => {
              const item = grid.at(rowNr, nr)
              return (
                item && (
                  <CountRow
                    key={id}
                    name={name}
                    label={grid.nameOf(item)}
                    item={item}
                    mode={why}
                    typed={counts.typed.get(item.id)}
                    refusal={counts.refusals.get(item.id)}
                    onType={(each, typed) => counts.type([[each, typed]])}
                  />
                )
              )
            })}
          </ul>
        </div>
      ))}
      <Link className="link" to={`/products/${product.id}/stock`}>
        {text.whole}
      </Link>
      <OfflineWhy />
      <Refusal>{counting.problem}</Refusal>
      <div className="dialog-foot count-foot">
        <Button onClick={close}>{words.cancel}</Button>
        <ActButton type="submit" kind="primary" busy={counting.isPending} isOff={isOff}>
          {text.press[why](pieces)}
        </ActButton>
      </div>
    </form>
  )
}

const everything = 'everything'
