import { Minus, Plus } from 'lucide-react'
import { useWords } from '../../text/lang'
import { uiWords } from '../text/words'
import './stepper.css'

type StepperProps = {
  /** Name of the counted thing, for screen readers. */
  label: string
  value: number
  min: number
  max: number
  onMinus: () => void
  onPlus: () => void
}

export function Stepper({ label, value, min, max, onMinus, onPlus }: StepperProps) {
  const text = useWords(uiWords)
  // A button without effect stays focusable, so that the keyboard keeps its place.
  const press = (act: () => void, isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd || undefined,
    onClick: () => isAtEnd || act(),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row
    <div className="stepper num" role="group" aria-label={label}>
      <button
        className="middle"
        type="button"
        aria-label={text.fewer}
        {...press(onMinus, value <= min)}
      >
        <Minus className="icon" aria-hidden />
      </button>
      <output aria-live="polite" aria-label={label}>
        {value}
      </output>
      <button
        className="middle"
        type="button"
        aria-label={text.more}
        {...press(onPlus, value >= max)}
      >
        <Plus className="icon" aria-hidden />
      </button>
    </div>
  )
}
