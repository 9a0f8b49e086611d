/** Names of groups, largest first, such as a class, a site in it, a network of that site. */
export type Caller = readonly string[]
type Called = { caller: Caller }

/** The newest request of the highest-ranking group; of equal groups the last. */
export function narrow<T extends Called>(
  among: T[],
  rank: (group: T[], name: string) => number,
  level = 1,
): T | undefined {
  const groups = new Map<string, T[]>()
  for (const each of among) {
    const name = nameOf(each.caller, level)
    groups.set(name, [...(groups.get(name) ?? []), each])
  }
  let best = { group: among, rank: Number.NEGATIVE_INFINITY }
  for (const [name, group] of groups) {
    const own = rank(group, name)
    if (own >= best.rank) best = { group, rank: own }
  }
  const isOne = best.group.every(({ caller }) => caller.length <= level)
  return isOne ? best.group.at(-1) : narrow(best.group, rank, level + 1)
}

export function nameOf(caller: Caller, level: number): string {
  return caller.slice(0, level).join('\n')
}
