import type { EditedLine } from './edit-lines.ts'

type Facts = { feeTaka: number; totalTaka: number; name: string; number: string; address: string }
type Line = { title: string; quantity: number; price: number; color?: string; size?: string }
type Change<T> = { before: T; after: T }
export type Changes = {
  lines?: Change<Line[]>
  fee?: Change<number>
  total?: Change<number>
  name?: Change<string>
  number?: Change<string>
  address?: Change<string>
}

export function changesOf(
  lines: { before: readonly EditedLine[]; after: readonly EditedLine[] },
  before: Facts,
  after: Facts,
): Changes {
  const changedLines = { before: lines.before.map(lineOf), after: lines.after.map(lineOf) }
  const change = <T>(one: T, other: T) =>
    one === other ? undefined : { before: one, after: other }
  const all = {
    lines:
      JSON.stringify(changedLines.before) === JSON.stringify(changedLines.after)
        ? undefined
        : changedLines,
    fee: change(before.feeTaka, after.feeTaka),
    total: change(before.totalTaka, after.totalTaka),
    name: change(before.name, after.name),
    number: change(before.number, after.number),
    address: change(before.address, after.address),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, changedLines]) => changedLines !== undefined),
  )
}

function lineOf({ title, quantity, priceTaka, color, size }: EditedLine): Line {
  return {
    title,
    quantity,
    price: priceTaka,
    ...(color !== null && { color }),
    ...(size !== null && { size }),
  }
}
