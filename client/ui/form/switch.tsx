import type { ReactNode } from 'react'
import './switch.css'

type SwitchProps = {
  /** Name for screen readers. */
  label: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  className?: string
  children?: ReactNode
}

/** A switch that acts at once. Screen readers skip its children. */
export function Switch({ label, isOn, onSwitch, className, children }: SwitchProps) {
  return (
    <label className={className ? `toggle ${className}` : 'toggle'}>
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
