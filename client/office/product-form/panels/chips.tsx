import { Plus } from 'lucide-react'
import { Needed } from '../../../ui/form/needed'
import type { Ref } from '../state/fields'
import { ChipCross } from './chip-cross'

type ChipsProps<T extends { ref: Ref; name: string }> = {
  label: string
  isNeeded?: boolean
  members: readonly T[]
  error?: string | undefined
  /** The label of a chip; its name by default. */
  shown?: (member: T) => string
  onRemove: (member: T) => void
  add: { label: string; onAdd: () => void }
}

/** Members of a list, each with a button to remove it. */
export function Chips<T extends { ref: Ref; name: string }>(props: ChipsProps<T>) {
  const { label, isNeeded, members, error, shown, onRemove, add } = props
  return (
    <fieldset className="field grid chipset" data-wrong={error ? '' : undefined}>
      <legend className="field-label">
        {label}
        {isNeeded && <Needed />}
      </legend>
      <ul className="flow gap-8 chips">
        {members.map((member) => (
          <li className="chip" key={member.ref}>
            <span className="chip-name">{shown?.(member) ?? member.name}</span>
            <ChipCross name={member.name} onRemove={() => onRemove(member)} />
          </li>
        ))}
        <li>
          <button type="button" className="chip add" onClick={add.onAdd}>
            <Plus className="glyph glyph-small" aria-hidden />
            {add.label}
          </button>
        </li>
      </ul>
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
