import { useId } from 'react'
import '../ui/switch.css'

type SwitchFieldProps = {
  label: string
  hint: string
  isOn: boolean
  error?: string | undefined
  onChange: (isOn: boolean) => void
}

/** A switch with a hint; its error stands below it. */
export function SwitchField({ label, hint, isOn, error, onChange }: SwitchFieldProps) {
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
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
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
