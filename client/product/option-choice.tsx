import { useSaid, useText } from '../text/lang'
import { product } from '../text/rooms/product'
import { scriptOf } from '../text/script-of'
import { words } from '../text/words'
import './option-choice.css'

type Option = {
  id: number
  label: string
  /** Only for a colour: the CSS colour, null for an unknown one. */
  css?: string | null
  isGone?: boolean
}
type OptionChoiceProps = {
  name: string
  legend: string
  options: Option[]
  chosenId: number | undefined
  /** The choice is sent with the order; a single one is then preselected. */
  isSent?: boolean | undefined
  /** What of a choice that is not sent: all options, and when it is asked. */
  facts?: { all: string; when: string } | undefined
  onChoose: (id: number) => void
}

/** Options, none lit before a choice. Colours are swatches, others boxes; missing ones are crossed. */
export function OptionChoice(props: OptionChoiceProps) {
  const { name, legend, options, chosenId, isSent, facts, onChoose } = props
  const only = isSent && options.length === 1 ? options[0] : undefined
  const chosen = options.find(({ id }) => id === chosenId) ?? only
  const text = useText({ product }).product
  const label = chosen?.label ?? facts?.all ?? (isSent ? text.chooseOne : '')
  const said = useSaid()
  const gone = `, ${said(words.outOfStock)}`
  return (
    <fieldset className="option-choice">
      <legend>
        {`${legend}: `}
        <span>
          <span lang={scriptOf(label)}>{label}</span>
          {facts && `; ${facts.when}`}
        </span>
      </legend>
      <div className="option-choice-row flow gap-10">
        {options.map(({ id, label, css, isGone }) => (
          <label
            key={id}
            className={`${css ? 'color-swatch' : 'size-box middle bold'}${isGone ? ' option-gone' : ''}`}
            title={css === undefined ? undefined : label}
            lang={scriptOf(label)}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen?.id}
              onChange={() => onChoose(id)}
            />
            {css && (
              // An attribute of a drawing, not a style, which would wait for scripts.
              <svg className="color-swatch-dot block round" aria-hidden="true">
                <circle cx="50%" cy="50%" r="50%" fill={css} />
              </svg>
            )}
            <span className={css ? 'visually-hidden' : undefined}>{label}</span>
            {isGone && <span className="visually-hidden">{gone}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
