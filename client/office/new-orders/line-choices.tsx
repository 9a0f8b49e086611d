import type { Good } from '#contract/office/new-orders'
import { choiceWords } from '../../text/format'
import { useWords } from '../../text/lang'
import type { Line } from './form'
import { newOrderWords } from './words'

type Choice = Pick<Line, 'color_id' | 'size_id'>
type LineChoicesProps = { line: Line; onChange: (choice: Choice) => void }

/** Colour and size as taps, with their pieces where they are counted. */
export function LineChoices({ line, onChange }: LineChoicesProps) {
  const text = useWords(newOrderWords)
  const { good, key } = line
  const colors = good.colors.map(({ id, color }) => ({ id, name: choiceWords({ color }) }))
  const sizes = good.sizes.map(({ id, size }) => ({ id, name: choiceWords({ size }) }))
  const parts = [
    ['color_id', text.color(good.title), colors],
    ['size_id', text.size(good.title), sizes],
  ] as const
  return parts.map(([part, label, all]) =>
    all.length === 0 ? null : (
      <fieldset key={part} className="field grid">
        <legend className="visually-hidden">{label}</legend>
        <div className="option-taps">
          {all.map(({ id, name }) => {
            const left = leftOf(good, { ...line, [part]: id })
            return (
              <label key={id}>
                <input
                  type="radio"
                  name={`${part} ${key}`}
                  checked={line[part] === id}
                  disabled={left === 0}
                  onChange={() => onChange({ [part]: id })}
                />
                <span>
                  {name}
                  {left !== null && <small>{left === 0 ? text.soldOut : text.left(left)}</small>}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    ),
  )
}

/** Pieces of a choice; null where they are not counted by it. */
function leftOf({ items, needs_choice }: Good, choice: Choice): number | null {
  if (!needs_choice || items.length === 0) return null
  const isOf = (own: number | null, chosen: number | undefined) =>
    own === null || chosen === undefined || own === chosen
  return items
    .filter((item) => isOf(item.color_id, choice.color_id) && isOf(item.size_id, choice.size_id))
    .reduce((sum, { count }) => sum + count, 0)
}
