import { useWords } from '../../text/lang'
import type { CountWhy, Mode } from './planned'
import { countWords } from './words'
import '../../ui/form/seg.css'

type WhyFieldProps = {
  whys: readonly CountWhy[]
  mode: Mode
  onChoose: (why: CountWhy) => void
}

/** The meaning of the numbers: counted, arrived, damaged. */
export function WhyField({ whys, mode, onChoose }: WhyFieldProps) {
  const text = useWords(countWords)
  return (
    <fieldset className="why-field">
      <legend className="visually-hidden">{text.what}</legend>
      <div className="segments">
        {whys.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="why"
              checked={mode === each}
              onChange={() => onChoose(each)}
            />
            <span>{text.whys[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
