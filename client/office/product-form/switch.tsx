import { useId } from 'react'

type SwitchProps = {
  label: string
  hint: string
  isOn: boolean
  error?: string | undefined
  onChange: (isOn: boolean) => void
}

export function Switch({ label, hint, isOn, error, onChange }: SwitchProps) {
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
