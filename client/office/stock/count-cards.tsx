import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Panel } from '../../ui/layout/panel'
import { Swatch } from '../../ui/media/swatch'
import { Dialog } from '../ui/dialog'
import type { CountGridProps } from './count-props'
import { CountRow } from './count-row'
import type { Grid } from './grid'
import { countWords } from './words'

type Column = Grid['columns'][number]

/** The stock of all choices on a phone: a card for each color, its sizes with steppers. */
export function CountCards(props: CountGridProps) {
  const { grid, counts, mode, after, keys, onType, onKeep, onFill } = props
  const text = useWords(countWords)
  const [filled, setFilled] = useState<Column | null>(null)
  return (
    <div className="grid gap-12 count-cards" {...keys}>
      {grid.columns.map((column, nr) => (
        <Panel
          key={column.key}
          title={
            <>
              <Swatch color={column.name} />
              {column.name}{' '}
              <span className="mute plain">
                {text.has(
                  column.items.reduce((n, { id, count }) => n + (after.get(id) ?? count), 0),
                )}
              </span>
            </>
          }
          actions={
            column.items.length > 1 && (
              <Button
                square
                className="quiet"
                aria-label={text.fill.column(column.name)}
                onClick={() => setFilled(column)}
              >
                <CopyPlus className="glyph" aria-hidden />
              </Button>
            )
          }
        >
          <ul className="ruled sizes">
            {grid.rows.map(({ id, name }, row) => {
              const item = grid.at(row, nr)
              return (
                item && (
                  <CountRow
                    key={id}
                    name={name}
                    isColor={!grid.hasGroups}
                    label={grid.nameOf(item)}
                    place={`${row} ${nr}`}
                    item={item}
                    mode={mode}
                    typed={counts.typed.get(item.id)}
                    refusal={counts.refusals.get(item.id)}
                    onType={onType}
                    onKeep={onKeep}
                  />
                )
              )
            })}
          </ul>
        </Panel>
      ))}
      {filled && (
        <FillDialog
          name={filled.name}
          onFill={(words) => {
            onFill(filled.items, words)
            setFilled(null)
          }}
          onClose={() => setFilled(null)}
        />
      )}
    </div>
  )
}

type FillDialogProps = { name: string; onFill: (words: string) => void; onClose: () => void }

function FillDialog({ name, onFill, onClose }: FillDialogProps) {
  const text = useWords(countWords)
  const [words, setWords] = useState('')
  return (
    <Dialog title={text.fill.column(name)} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim() !== '') onFill(words)
        }}
      >
        <Field
          label={text.fill.n}
          inputMode="numeric"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" kind="primary" isOff={words.trim() === ''}>
          {text.fill.act}
        </Button>
      </form>
    </Dialog>
  )
}
