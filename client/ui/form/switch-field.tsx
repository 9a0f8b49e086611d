import { useId } from 'react'
import './switch.css'
import './switch-field.css'

type SwitchFieldProps = {
  label: string
  hint: string
  isOn: boolean
  error?: string | undefined
  /** Locked; the hint gives the reason. */
  isHeld?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with a hint, and its error below. */
export function SwitchField({ label, hint, isOn, error, isHeld, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="switch">
      <label className="toggle">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={id}
          aria-invalid={error ? true : undefined}
          aria-checked={isOn}
          aria-disabled={isHeld || undefined}
          checked={isOn}
          onChange={({ target }) => !isHeld && onChange(target.checked)}
        />
        <b className="bold">{label}</b>
      </label>
      <div id={id}>
        <small className="subline">{hint}</small>
        {error && <p className="wrong">{error}</p>}
      </div>
    </div>
  )
}
