import { scriptOf } from '../text/script-of'
import { inlineStyle } from '../ui/inline-style'
import './option-choice.css'

type Option = {
  id: number
  label: string
  /** Of a colour only: what the screen paints, null for an unknown colour. */
  css?: string | null
}
type OptionChoiceProps = {
  name: string
  legend: string
  options: Option[]
  chosenId: number | undefined
  onChoose: (id: number) => void
}

/** One of several options, at first the first. Colours are swatches, all else is written in boxes. */
export function OptionChoice(props: OptionChoiceProps) {
  const { name, legend, options, chosenId, onChoose } = props
  const chosen = options.find(({ id }) => id === chosenId) ?? options[0]
  return (
    <fieldset className="option-choice">
      <legend>
        {`${legend}: `}
        <span lang={scriptOf(chosen?.label ?? '')}>{chosen?.label}</span>
      </legend>
      <div className="option-choice-row">
        {options.map(({ id, label, css }) => (
          <label
            key={id}
            className={css ? 'color-swatch' : 'size-box'}
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
          </label>
        ))}
      </div>
    </fieldset>
  )
}
