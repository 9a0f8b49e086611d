/** A member of a list: its id, or the sender's own key of a new one. */
export type Ref = number | string

/** Members not named keep their places behind; null if a name matches none. */
export function inOrder<M>(
  members: readonly M[],
  order: readonly Ref[] | undefined,
  find: (ref: Ref) => M | undefined,
): M[] | null {
  const named = (order ?? []).map(find)
  if (named.some((member) => member === undefined)) return null
  return [...new Set([...(named as M[]), ...members])]
}
