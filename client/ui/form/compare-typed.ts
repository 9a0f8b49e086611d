export type Difference<N, V = string> = { name: N; mine: V; theirs: V }
export type Comparison<N, T, V = string> = {
  /** The newer version with the fields that were typed here. */
  merged: T
  /** Changed by both, and differently. */
  both: Difference<N, V>[]
  onlyTheirs: Difference<N, V>[]
  onlyMine: Difference<N, V>[]
}

/** Compares another person's version of a form with the typed fields, field by field. */
export function compareTyped<N extends string, T extends { [name in N]?: V }, V = string>(
  names: readonly N[],
  { before, mine, theirs }: { before: T; mine: T; theirs: T },
  isSame: (name: N, one?: V, other?: V) => boolean = (_name, one, other) => one === other,
): Comparison<N, T, V> {
  const found: Comparison<N, T, V> = { merged: theirs, both: [], onlyTheirs: [], onlyMine: [] }
  for (const name of names) {
    const each = { name, mine: mine[name] as V, theirs: theirs[name] as V }
    if (isSame(name, each.mine, each.theirs)) continue
    const isMine = !isSame(name, each.mine, before[name])
    const isTheirs = !isSame(name, each.theirs, before[name])
    if (isMine) found.merged = { ...found.merged, [name]: each.mine }
    found[isMine ? (isTheirs ? 'both' : 'onlyMine') : 'onlyTheirs'].push(each)
  }
  return found
}
