import { asciiDigits } from '#contract/shop'
import { type FieldName, kinds, parts } from './parts'
import type { SettingPart } from '#contract/office/settings-shapes'

/** The fields of a form by name: a switch that is off is not there. */
export type Typed = Record<string, string>
export type Entry = { v: number; value: object }
/** Typed fields, and the entry that they began with. */
export type Kept = { typed: Typed; of: Entry }

export function typedOf(part: SettingPart, { value }: Entry): Typed {
  const stored: Record<string, unknown> = { ...value }
  const fields = parts[part].map((name): [FieldName, string] => {
    const isOn = stored[name] === true
    return [name, kinds[name] === 'switch' ? (isOn ? 'on' : '') : String(stored[name] ?? '')]
  })
  return Object.fromEntries(fields)
}

/** The newer entry, with the fields that were typed here in place of its own. */
export function ontoEntry(part: SettingPart, { typed, of }: Kept, entry: Entry): Typed {
  const [before, now] = [typedOf(part, of), typedOf(part, entry)]
  const fields = parts[part].map((name) => {
    const mine = typed[name] ?? ''
    return [name, mine === before[name] ? now[name] : mine]
  })
  return Object.fromEntries(fields)
}

/** The fields as the call has them: a switch is true or false, a blank field is left out. */
export function readValue(part: SettingPart, typed: Typed): Record<string, unknown> {
  return Object.fromEntries(
    parts[part].map((name) => {
      const value = typed[name]?.trim() ?? ''
      if (kinds[name] === 'switch') return [name, typed[name] === 'on']
      if (value === '') return [name, null]
      return [name, kinds[name] === 'number' ? asciiDigits(value) : value]
    }),
  )
}
