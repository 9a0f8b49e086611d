import { useId } from 'react'
import './switch.css'
import './switch-field.css'

type SwitchFieldProps = {
  label: string
  hint: string
  isOn: boolean
  error?: string | undefined
  /** It stays as it is; the hint says why. */
  isHeld?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with a hint; its error stands below it. */
export function SwitchField({ label, hint, isOn, error, isHeld, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="switch">
      <label className="sw">
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
        <b className="b">{label}</b>
      </label>
      <div id={id}>
        <small>{hint}</small>
        {error && <p className="wrong">{error}</p>}
      </div>
    </div>
  )
}
