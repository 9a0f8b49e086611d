export type Difference<N> = { name: N; mine: string; theirs: string }
export type Comparison<N, T> = {
  /** The newer version with the fields that were typed here. */
  merged: T
  /** Changed by both, and differently. */
  both: Difference<N>[]
  onlyTheirs: Difference<N>[]
  onlyMine: Difference<N>[]
}

/** Compares another person's version of a form with the typed fields, field by field. */
export function compareTyped<N extends string, T extends Record<string, string>>(
  names: readonly N[],
  { before, mine, theirs }: { before: T; mine: T; theirs: T },
  isSame = (_name: N, one = '', other = '') => one === other,
): Comparison<N, T> {
  const found: Comparison<N, T> = { merged: theirs, both: [], onlyTheirs: [], onlyMine: [] }
  for (const name of names) {
    const each = { name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' }
    if (isSame(name, each.mine, each.theirs)) continue
    const isMine = !isSame(name, each.mine, before[name])
    const isTheirs = !isSame(name, each.theirs, before[name])
    if (isMine) found.merged = { ...found.merged, [name]: each.mine }
    found[isMine ? (isTheirs ? 'both' : 'onlyMine') : 'onlyTheirs'].push(each)
  }
  return found
}
