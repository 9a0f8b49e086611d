import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useSaid, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { words } from '../text/words'
import { forgetEarlyChoice } from '../ui/input/early-press'
import { productWords } from './words'
import '../ui/form/field.css'
import './option-choice.css'

type Option = {
  id: number
  /** The whole name, of which `short` is the beginning that is shown in an option. */
  label: string
  short?: string
  /** Only for a colour: the CSS colour, null for an unknown one. */
  css?: string | null
  isGone?: boolean
}
type OptionChoiceProps = {
  name: string
  legend: string
  options: Option[]
  chosenId: number | undefined
  /** The choice has to go with the order; a single one is then preselected. */
  isNeeded?: boolean | undefined
  /** The sentence about a choice that is missing. */
  error?: string | undefined
  onChoose: (id: number) => void
  /** A second tap takes the choice back, where none is needed. */
  onClear: () => void
}

/** Options, none lit before a choice. A colour has a dot before its name; missing ones are crossed. */
export function OptionChoice(props: OptionChoiceProps) {
  const { name, legend, options, chosenId, isNeeded, error, onChoose, onClear } = props
  const only = isNeeded && options.length === 1 ? options[0] : undefined
  const chosen = options.find(({ id }) => id === chosenId) ?? only
  const text = useWords(productWords)
  const errorId = useId()
  const label = chosen?.label ?? (isNeeded ? text.chooseOne : text.askedOnCall)
  const said = useSaid()
  const gone = `, ${said(words.outOfStock)}`
  return (
    <fieldset
      className={error ? 'option-choice option-choice-missing' : 'option-choice'}
      aria-describedby={error && errorId}
    >
      <legend>
        {`${legend}: `}
        <span lang={scriptOf(label)}>{label}</span>
      </legend>
      <div className="option-choice-row flow gap-8">
        {options.map(({ id, label, short = label, css, isGone }) => (
          <label
            key={id}
            className={`option${css ? ' color-swatch' : ' size-box'}${isGone ? ' option-gone' : ''}`}
            title={css === undefined ? undefined : label}
            lang={scriptOf(label)}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen?.id}
              onChange={() => onChoose(id)}
              onClick={({ currentTarget }) => {
                if (isNeeded || id !== chosenId) return
                forgetEarlyChoice(currentTarget)
                onClear()
              }}
            />
            <span className="option-face">
              {css && (
                // An attribute of a drawing, not a style, which would wait for scripts.
                <svg className="color-swatch-dot block round rigid" aria-hidden="true">
                  <circle cx="50%" cy="50%" r="50%" fill={css} />
                </svg>
              )}
              <span>
                {short}
                {label !== short && (
                  <span className="visually-hidden">{label.slice(short.length)}</span>
                )}
              </span>
            </span>
            {isGone && <span className="visually-hidden">{gone}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={errorId}>
          <CircleAlert className="icon" size={18} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
