import { asciiDigits } from '#contract/shop'
import { type FieldName, kinds, parts } from './parts'
import type { SettingPart } from '#contract/office/settings-shapes'

/** The fields of a form by name: a switch that is off is absent. */
export type Typed = Record<string, string>
export type Entry = { v: number; value: object }
/** Typed fields, and the entry that they began from. */
export type TypedDraft = { typed: Typed; of: Entry }

export type Difference = { name: FieldName; mine: string; theirs: string }
export type Comparison = {
  /** The newer entry with the fields that were typed here. */
  merged: Typed
  /** Changed by both, and differently. */
  both: Difference[]
  onlyTheirs: Difference[]
  onlyMine: Difference[]
}

export function typedOf(part: SettingPart, { value }: Entry): Typed {
  const stored: Record<string, unknown> = { ...value }
  const fields = parts[part].map((name): [FieldName, string] => {
    const isOn = stored[name] === true
    return [name, kinds[name] === 'switch' ? (isOn ? 'on' : '') : String(stored[name] ?? '')]
  })
  return Object.fromEntries(fields)
}

/** Compares another owner's entry with the typed fields, field by field. */
export function compareTyped(
  part: SettingPart,
  { typed, of }: TypedDraft,
  entry: Entry,
): Comparison {
  const [before, theirs] = [typedOf(part, of), typedOf(part, entry)]
  const found: Comparison = { merged: { ...theirs }, both: [], onlyTheirs: [], onlyMine: [] }
  for (const name of parts[part]) {
    const each = { name, mine: typed[name] ?? '', theirs: theirs[name] ?? '' }
    const isMine = !isSame(name, each.mine, before[name])
    const isTheirs = !isSame(name, each.theirs, before[name])
    if (isMine && isTheirs && isSame(name, each.mine, each.theirs)) continue
    if (isMine) found.merged[name] = each.mine
    if (isMine && isTheirs) found.both.push(each)
    else if (isTheirs) found.onlyTheirs.push(each)
    else if (isMine) found.onlyMine.push(each)
  }
  return found
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
  const kind = kinds[name]
  if (kind === 'switch') return written === 'on'
  const value = written.trim()
  if (value === '') return null
  return kind === 'number' || kind === 'phone' ? asciiDigits(value) : value
}
