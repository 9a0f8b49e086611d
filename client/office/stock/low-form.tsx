import { useState } from 'react'
import type { StockItem } from '#contract/office/stock'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { ActButton } from '../ui/act-button'
import { type Planned, plannedOf } from './planned'
import { countWords } from './words'

type LowFormProps = {
  items: readonly StockItem[]
  isEach: boolean
  /** One number for all of them. */
  onSet: (planned: readonly Planned[]) => void
  onEach: () => void
}

/** The count at which choices run low: one number for all, or one for each. */
export function LowForm({ items, isEach, onSet, onEach }: LowFormProps) {
  const text = useWords(countWords)
  const numbers = new Set(items.map(({ low_at }) => low_at))
  const [common = null] = numbers.size === 1 ? numbers : []
  const [typed, setTyped] = useState<string>()
  const words = typed ?? String(common ?? '')
  const all = new Map(items.map((item) => [item.id, { words, seen: item.count }]))
  const planned = plannedOf(items, all, 'low')
  const isWrong = planned.some((one) => one.isWrong)
  const isOff = typed === undefined || planned.length === 0 || isWrong
  return (
    <form
      className="panel-body stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isOff) return
        setTyped(undefined)
        onSet(planned)
      }}
    >
      <Field
        label={text.low.all}
        hint={text.low.allHint}
        error={isWrong ? text.wrong : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={numbers.size > 1 ? text.low.differ : undefined}
        value={words}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="acts">
        <ActButton type="submit" isOff={isOff}>
          {text.low.set}
        </ActButton>
        {items.length > 1 && !isEach && <Button onClick={onEach}>{text.low.each}</Button>}
      </div>
    </form>
  )
}
