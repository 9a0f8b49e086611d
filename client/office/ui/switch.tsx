import type { ReactNode } from 'react'
import './switch.css'

type SwitchProps = {
  /** What it switches, for screen readers. */
  label: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  className?: string
  children?: ReactNode
}

/** What is on or off, and changes with the press. What stands beside it is for the eye. */
export function Switch({ label, isOn, onSwitch, className, children }: SwitchProps) {
  return (
    <label className={className ? `sw ${className}` : 'sw'}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {children && <span aria-hidden="true">{children}</span>}
    </label>
  )
}
