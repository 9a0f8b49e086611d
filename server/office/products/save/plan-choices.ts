import { mostChoices } from '#contract/office/rules'
import { inOrder, type Ref } from './in-order.ts'
import type { Problems } from './problems.ts'

/** A color or a size; `norm` is the name in the database's form for comparison. */
export type Choice = { id: number; name: string; norm: string; removed: boolean }
/** A remaining or new one: `id` is null for a new one. */
export type PlannedChoice = {
  id: number | null
  name: string
  norm: string
  isRevived: boolean
}
export type PlannedChoices = {
  staying: PlannedChoice[]
  removed: Choice[]
  find: (ref: Ref) => PlannedChoice | undefined
}
type Put = { ref: Ref; name: string; norm: string }
type Change = { order?: Ref[] | undefined; put: Put[]; remove: number[] }

const tooMany = {
  colors: `At most ${mostChoices} colours`,
  sizes: `At most ${mostChoices} sizes`,
}

/**
 * The colors or the sizes after a change. A removed one that is added again by name is the same
 * row, also within one change.
 */
export function planChoices(
  kind: 'colors' | 'sizes',
  current: readonly Choice[],
  { order, put, remove }: Change,
  problems: Problems,
): PlannedChoices {
  const wrong = (field: string) => problems.add(`${kind}.${field}`, 'A field is not right')
  const isLeaving = ({ id, removed }: Choice) => removed || remove.includes(id)
  const members = new Map<Ref, PlannedChoice>()
  for (const choice of current) {
    if (!isLeaving(choice)) members.set(choice.id, { ...choice, isRevived: false })
  }
  const before = members.size
  for (const [nr, { ref, name, norm }] of put.entries()) {
    const known = members.get(ref)
    if (known) {
      Object.assign(known, { name, norm })
      continue
    }
    const former =
      typeof ref === 'number'
        ? current.find(({ id }) => id === ref)
        : current.find(
            (choice) => isLeaving(choice) && choice.norm === norm && !members.has(choice.id),
          )
    if (typeof ref === 'number' && !former) wrong(`${nr}.ref`)
    const member = { id: former?.id ?? null, name, norm, isRevived: former?.removed ?? false }
    members.set(ref, member)
    if (former) members.set(former.id, member)
  }
  const all = [...new Set(members.values())]
  refuseDuplicates(kind, all, put, problems)
  if (all.length > mostChoices && all.length > before) problems.add(kind, tooMany[kind])
  const find = (ref: Ref) => members.get(ref)
  const staying = inOrder(all, order, find)
  if (!staying) wrong('order')
  const isGone = (choice: Choice) => !choice.removed && !members.has(choice.id)
  return { staying: staying ?? all, removed: current.filter(isGone), find }
}

/** Checks only the given members; existing duplicates are left alone. */
function refuseDuplicates(
  kind: string,
  members: readonly PlannedChoice[],
  put: readonly Put[],
  problems: Problems,
) {
  for (const [nr, { name, norm }] of put.entries()) {
    const isFirst = put.findIndex((each) => each.norm === norm) === nr
    const duplicates = members.filter((each) => each.norm === norm).length
    const ofPut = put.filter((each) => each.norm === norm).length
    if (duplicates > 1 && (!isFirst || duplicates > ofPut)) {
      problems.add(`${kind}.${nr}.name`, `${name} is there twice`)
    }
  }
}
