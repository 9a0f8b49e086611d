import type { Channel } from '#contract/outbox'
import '../../ui/form/seg.css'

type WayPickerProps = {
  label: string
  ways: readonly Channel[]
  names: Record<Channel, string>
  value: Channel
  onChange: (way: Channel) => void
}

/** By mail or by SMS, where both go. */
export function WayPicker({ label, ways, names, value, onChange }: WayPickerProps) {
  if (ways.length < 2) return null
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" checked={value === way} onChange={() => onChange(way)} />
          <span>{names[way]}</span>
        </label>
      ))}
    </div>
  )
}
