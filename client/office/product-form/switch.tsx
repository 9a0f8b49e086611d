import { useId } from 'react'

type SwitchProps = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <label className="sw">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={id}
          aria-checked={isOn}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        <b className="b">{label}</b>
      </label>
      <small id={id}>{hint}</small>
    </div>
  )
}
