import type { SettingPart } from '#contract/office/settings'
import { onByDefault } from '#contract/outbox'
import { asciiDigits } from '#contract/shop'
import { compareTyped } from '../../ui/form/compare-typed'
import { dayIn, shownDay } from '../ui/day-field'
import { type FieldName, kindOf, parts } from './parts'

/** The fields of a form by name: a switch that is off is absent. */
export type Typed = Record<string, string>
export type Entry = { v: number; value: object }
/** Typed fields, and the entry that they began from. */
export type TypedDraft = { typed: Typed; of: Entry }

export function typedOf(part: SettingPart, { value }: Entry): Typed {
  const stored: Record<string, unknown> = { ...value }
  const fields = parts[part].map((name): [FieldName, string] => {
    const isOn = (stored[name] ?? isOnByDefault(name)) === true
    const written = String(stored[name] ?? '')
    if (kindOf(name) === 'switch') return [name, isOn ? 'on' : '']
    return [name, kindOf(name) === 'day' ? shownDay(written) : written]
  })
  return Object.fromEntries(fields)
}

/** A message that was never set goes as the program has it. */
function isOnByDefault(name: FieldName): boolean {
  const [kind = '', channel = ''] = name.split('_')
  const defaults: Record<string, readonly string[] | undefined> = onByDefault
  return defaults[kind]?.includes(channel) ?? false
}

/** Compares another owner's entry with the typed fields, field by field. */
export function comparePart(part: SettingPart, { typed, of }: TypedDraft, entry: Entry) {
  const [before, theirs] = [typedOf(part, of), typedOf(part, entry)]
  return compareTyped<FieldName, Typed>(parts[part], { before, mine: typed, theirs }, isSame)
}

/** Whether two forms of a part are equal. */
export function isSameForm(part: SettingPart, one: Typed, other: Typed): boolean {
  return parts[part].every((name) => isSame(name, one[name], other[name]))
}

/** The fields in the call's form: a switch is true or false, a blank field is left out. */
export function readValue(part: SettingPart, typed: Typed): Record<string, unknown> {
  return Object.fromEntries(parts[part].map((name) => [name, readField(name, typed[name])]))
}

function isSame(name: FieldName, one: string | undefined, other: string | undefined): boolean {
  return readField(name, one) === readField(name, other)
}

function readField(name: FieldName, written = ''): string | boolean | null {
  const kind = kindOf(name)
  if (kind === 'switch') return written === 'on'
  const value = written.trim()
  if (value === '') return null
  if (kind === 'day') return dayIn(value) ?? value
  return kind === 'number' || kind === 'phone' ? asciiDigits(value) : value
}
