import { useState } from 'react'
import type { StockItem } from '#contract/office/stock'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Panel } from '../../ui/layout/panel'
import { Menu } from '../../ui/overlay/menu'
import type { Grid } from './grid'
import type { Mode } from './planned'
import { countWords } from './words'

type FillPanelProps = {
  grid: Grid
  mode: Mode
  /** Whether a choice has a typed number. */
  isTyped: (item: StockItem) => boolean
  onFill: (items: readonly StockItem[], words: string) => void
}

/** One number for all empty fields, for all, or for a color or a size; saved with the others. */
export function FillPanel({ grid, mode, isTyped, onFill }: FillPanelProps) {
  const text = useWords(countWords)
  const [words, setWords] = useState('')
  const { columns, rows, items, hasGroups } = grid
  const isOff = words.trim() === ''
  const isEmpty = (item: StockItem) =>
    !isTyped(item) && (mode === 'low' ? item.low_at === null : item.count === 0)
  const inRow = (row: number) => columns.flatMap((_, column) => grid.at(row, column) ?? [])
  const fill = (some: readonly StockItem[]) => () => {
    if (!isOff) onFill(some, words)
  }
  return (
    <Panel title={text.fill.title}>
      <div className="panel-body grid gap-10 fill">
        <Field
          label={text.fill.n}
          inputMode="numeric"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="acts">
          {mode !== 'damaged' && (
            <Button isOff={isOff} onClick={fill(items.filter(isEmpty))}>
              {text.fill.empty}
            </Button>
          )}
          <Button isOff={isOff} onClick={fill(items)}>
            {text.fill.all}
          </Button>
          {hasGroups && !isOff && (
            <>
              <Menu
                label={text.fill.color}
                items={columns.map(({ name, items: own }) => ({ name, act: fill(own) }))}
              >
                {text.fill.color}
              </Menu>
              <Menu
                label={text.fill.size}
                items={rows.map(({ name }, row) => ({ name, act: fill(inRow(row)) }))}
              >
                {text.fill.size}
              </Menu>
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}
