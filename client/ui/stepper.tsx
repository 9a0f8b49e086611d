import { Minus, Plus } from 'lucide-react'
import './stepper.css'

type StepperProps = {
  /** What is counted, for screen readers. */
  label: string
  value: number
  min: number
  max: number
  onMinus: () => void
  onPlus: () => void
  /** Locked while a change runs. */
  busy?: boolean
}

export function Stepper({ label, value, min, max, onMinus, onPlus, busy = false }: StepperProps) {
  // A button that is only busy stays focusable, so that the keyboard keeps its place.
  const press = (act: () => void) => ({
    'aria-disabled': busy || undefined,
    onClick: () => busy || act(),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row
    <div className="stepper num" role="group" aria-label={label}>
      <button type="button" aria-label="কমান" disabled={value <= min} {...press(onMinus)}>
        <Minus className="icon" aria-hidden />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label="বাড়ান" disabled={value >= max} {...press(onPlus)}>
        <Plus className="icon" aria-hidden />
      </button>
    </div>
  )
}
