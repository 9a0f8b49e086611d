import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../api/read'
import { useCountText } from '../text/counting'
import { useText } from '../text/lang'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { ReadFailed } from '../ui/read-failed'
import { Refusal } from '../ui/refusal'
import { Waiting } from '../ui/waiting'
import { choicesOf } from './choices'
import { CountRow } from './count-row'
import { type CountWhy, countWhys, plannedOf } from './planned'
import { ProductPhoto } from './product-photo'
import { useCounting } from './use-counting'
import type { OfficeProduct, ProductRow } from '#contract/office/product-row-shapes'
import { getOfficeProduct } from '#contract/office/products'
import '../ui/seg.css'
import './count-dialog.css'

type CountDialogProps = { row: ProductRow; onClose: () => void }

/** The pieces of a product, choice by choice: arrived, counted, damaged. */
export function CountDialog({ row, onClose }: CountDialogProps) {
  const text = useCountText()
  const { data, error, refetch } = useQuery(read(getOfficeProduct, { id: row.id }))
  const pieces = data?.product.items
    .filter(({ removed }) => !removed)
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <Dialog
      title={
        <span className="count-title">
          <ProductPhoto url={row.image} size={48} />
          <span>
            {row.title}
            <small className="num">{text.has(pieces ?? row.count ?? 0)}</small>
          </span>
        </span>
      }
      onClose={onClose}
    >
      {error && !data && <ReadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data && <CountForm product={data.product} onClose={onClose} />}
    </Dialog>
  )
}

function CountForm({ product, onClose }: { product: OfficeProduct; onClose: () => void }) {
  const { words } = useText()
  const text = useCountText()
  const { groups, hasGroups } = choicesOf(product, text.all)
  const [why, setWhy] = useState<CountWhy>('arrived')
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [chosen, setChosen] = useState(groups[0]?.key)
  const counting = useCounting(product)
  const items = groups.flatMap((group) => group.choices.map(({ item }) => item))
  const planned = plannedOf(items, typed, why)
  const pieces = planned.reduce((sum, { change }) => sum + Math.abs(change), 0)
  const isWrong = planned.some((one) => one.isWrong)
  const shown = chosen === everything ? groups : groups.filter(({ key }) => key === chosen)

  async function send() {
    const left = await counting.send(planned, why)
    setTyped(new Map([...typed].filter(([id]) => left.has(id))))
    if (left.size === 0) onClose()
  }

  return (
    <form
      className="counting num"
      onSubmit={(event) => {
        event.preventDefault()
        if (pieces > 0 && !isWrong && !counting.isPending) void send()
      }}
      noValidate
    >
      <fieldset>
        <legend className="vh">{text.what}</legend>
        <div className="seg">
          {countWhys.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="why"
                checked={why === each}
                onChange={() => {
                  setWhy(each)
                  setTyped(new Map())
                }}
              />
              <span>{text.whys[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {hasGroups && (
        <div className="chips">
          {groups.map(({ key, name, pieces: n }) => (
            <button
              key={key}
              type="button"
              className="chip"
              aria-pressed={chosen === key}
              onClick={() => setChosen(key)}
            >
              {name} <span className="mute">{n}</span>
            </button>
          ))}
          <button
            type="button"
            className="chip"
            aria-pressed={chosen === everything}
            onClick={() => setChosen(everything)}
          >
            {text.together}
          </button>
        </div>
      )}
      {shown.map((group) => (
        <div key={group.key}>
          {chosen === everything && hasGroups && <h3>{group.name}</h3>}
          <ul className="sizes">
            {group.choices.map(({ item, name }) => (
              <CountRow
                key={item.id}
                name={name}
                label={hasGroups ? `${group.name}, ${name}` : name}
                item={item}
                why={why}
                typed={typed.get(item.id)}
                refusal={counting.refusals.get(item.id)}
                onType={(words) => setTyped(new Map([...typed, [item.id, words]]))}
              />
            ))}
          </ul>
        </div>
      ))}
      <OfflineWhy />
      <Refusal>{counting.trouble}</Refusal>
      <div className="acts count-foot">
        <Button onClick={onClose}>{words.cancel}</Button>
        <ActButton
          type="submit"
          kind="main"
          busy={counting.isPending}
          disabled={pieces === 0 || isWrong}
        >
          {text.press[why](pieces)}
        </ActButton>
      </div>
    </form>
  )
}

const everything = 'everything'
