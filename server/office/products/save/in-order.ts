/** A member of a list: its id, or the sender's own key of a new one. */
export type Ref = number | string

/** One that is not named keeps its place behind; null where a name is of none. */
export function inOrder<M>(
  members: readonly M[],
  order: readonly Ref[] | undefined,
  find: (ref: Ref) => M | undefined,
): M[] | null {
  const named = (order ?? []).map(find)
  if (named.some((member) => member === undefined)) return null
  return [...new Set([...(named as M[]), ...members])]
}
