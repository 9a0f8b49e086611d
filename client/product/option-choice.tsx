import { useSaid } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { words } from '../text/words'
import { inlineStyle } from '../ui/inline-style'
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
  /** The choice is sent with the order, so nothing is preselected. */
  isSent?: boolean | undefined
  onChoose: (id: number) => void
}

/** Options, the first by default. Colours are swatches, others boxes; missing ones are crossed. */
export function OptionChoice(props: OptionChoiceProps) {
  const { name, legend, options, chosenId, isSent, onChoose } = props
  const first = isSent && options.length > 1 ? undefined : options[0]
  const chosen = options.find(({ id }) => id === chosenId) ?? first
  const said = useSaid()
  const gone = `, ${said(words.outOfStock)}`
  return (
    <fieldset className="option-choice">
      <legend>
        {`${legend}: `}
        <span lang={scriptOf(chosen?.label ?? '')}>{chosen?.label}</span>
      </legend>
      <div className="option-choice-row">
        {options.map(({ id, label, css, isGone }) => (
          <label
            key={id}
            className={`${css ? 'color-swatch' : 'size-box'}${isGone ? ' option-gone' : ''}`}
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
            {css && <span className="color-swatch-dot" {...inlineStyle({ background: css })} />}
            <span className={css ? 'vh' : undefined}>{label}</span>
            {isGone && <span className="vh">{gone}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
