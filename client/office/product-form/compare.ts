import { type Fields, isSame, type ListName, lists, type Ref, sameName } from './fields'

/** A field, or a member of a list: the unit of comparison. `ref` null: the list's order. */
type Unit = { field: keyof Fields; ref?: Ref | null | undefined }
export type Difference = Unit & { key: string; base: unknown; mine: unknown; theirs: unknown }

/** Two versions of one form, merged. */
export type Comparison = {
  /** Both changes; the own one where both changed the same. */
  merged: Fields
  /** Changed in both, and differently. */
  both: Difference[]
  onlyTheirs: Difference[]
  onlyMine: Difference[]
}

/** Another version of the form: of another person, or of this person's other device. */
export type Other = {
  comparison: Comparison
  theirs: Fields
  /** An own draft from another device. */
  isDraft: boolean
  /** The other editor, if known. */
  name: string | null
  at: string
}

type Units = ReadonlyMap<string, Unit & { value: unknown }>
type Member = { ref: Ref; name?: string }
/** Computed, or known to this form only. */
const uncompared = ['discount', 'counts']

/** Compares the first version, the form and the shop's version, unit by unit. */
export function compareFields(base: Fields, own: Fields, theirs: Fields): Comparison {
  const mine = adoptNames(own, theirs)
  const [before, here, there] = [unitsOf(base), unitsOf(mine), unitsOf(theirs)]
  const found: Comparison = { merged: mine, both: [], onlyTheirs: [], onlyMine: [] }
  const all = new Map([...before, ...there, ...here])
  const units = [...all].map(([key, { field, ref }]): Difference => {
    const values = { base: before.get(key)?.value, mine: here.get(key)?.value }
    return { field, ref, key, ...values, theirs: there.get(key)?.value }
  })
  for (const each of [...units, ...ordersOf(base, mine, theirs)]) {
    const isMine = !isSame(each.field, each.base, each.mine)
    const isTheirs = !isSame(each.field, each.base, each.theirs)
    if (isMine && isTheirs) {
      if (!isSame(each.field, each.mine, each.theirs)) found.both.push(each)
    } else if (isTheirs) found.onlyTheirs.push(each)
    else if (isMine) found.onlyMine.push(each)
  }
  for (const each of found.onlyTheirs) found.merged = takeTheirs(found.merged, each, theirs)
  return found
}

/** The form with the other version's value of one unit. */
export function takeTheirs(fields: Fields, difference: Difference, theirs: Fields): Fields {
  const { field, ref, theirs: value } = difference
  if (ref === undefined) return { ...fields, [field]: value }
  const list = field as ListName
  const members: readonly Member[] = fields[list]
  const theirMembers: readonly Member[] = theirs[list]
  if (ref === null) return { ...fields, [list]: inOrderOf(members, theirMembers) }
  const rest = members.filter((member) => member.ref !== ref)
  const place = members.findIndex((member) => member.ref === ref)
  const added = theirMembers.find((member) => member.ref === ref)
  if (!added) return { ...fields, [list]: rest }
  const at = place >= 0 ? place : placeBehind(rest, theirMembers, ref)
  return { ...fields, [list]: [...rest.slice(0, at), added, ...rest.slice(at)] }
}

function unitsOf(fields: Fields): Units {
  const units = new Map<string, Unit & { value: unknown }>()
  for (const field of Object.keys(fields) as (keyof Fields)[]) {
    if (uncompared.includes(field)) continue
    if (!isList(field)) {
      units.set(field, { field, value: fields[field] })
      continue
    }
    for (const member of fields[field] as readonly Member[]) {
      units.set(`${field} ${member.ref}`, { field, ref: member.ref, value: member })
    }
  }
  return units
}

/** The order of a list, among the members that all three share. */
function ordersOf(base: Fields, own: Fields, theirs: Fields): Difference[] {
  return (['images', 'colors', 'sizes'] as const).map((field) => {
    const of = (fields: Fields) => fields[field].map(({ ref }) => ref)
    const common = of(base).filter((ref) => of(own).includes(ref) && of(theirs).includes(ref))
    const known = (fields: Fields) => of(fields).filter((ref) => common.includes(ref))
    const key = `${field} order`
    return { field, ref: null, key, base: known(base), mine: known(own), theirs: known(theirs) }
  })
}

/** A name that both added is one member: the form adopts the other's id. */
function adoptNames(own: Fields, theirs: Fields): Fields {
  const adopted = { ...own }
  for (const list of ['tags', 'colors', 'sizes'] as const) {
    adopted[list] = own[list].map((member) => {
      if (typeof member.ref === 'number') return member
      return theirs[list].find(({ name }) => sameName(name, member.name)) ?? member
    })
  }
  return adopted
}

/** Shared members in the other's order; an own member stays behind its predecessor. */
function inOrderOf(members: readonly Member[], theirs: readonly Member[]): readonly Member[] {
  const places = theirs.map(({ ref }) => ref)
  const known = members.filter(({ ref }) => places.includes(ref))
  const sorted = [...known].sort((a, b) => places.indexOf(a.ref) - places.indexOf(b.ref))
  return members.map((member) =>
    places.includes(member.ref) ? (sorted.shift() ?? member) : member,
  )
}

/** Behind its nearest shared predecessor. */
function placeBehind(rest: readonly Member[], theirs: readonly Member[], ref: Ref): number {
  const before = theirs
    .slice(
      0,
      theirs.findIndex((member) => member.ref === ref),
    )
    .reverse()
  for (const { ref: neighbour } of before) {
    const place = rest.findIndex((member) => member.ref === neighbour)
    if (place >= 0) return place + 1
  }
  return 0
}

function isList(field: keyof Fields): field is ListName {
  return (lists as readonly string[]).includes(field)
}
