import type { EditedLine } from './edit-lines.ts'

type Facts = { feeTaka: number; totalTaka: number; name: string; number: string; address: string }
type Line = { title: string; quantity: number; price: number }
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
  const told = { before: lines.before.map(lineTold), after: lines.after.map(lineTold) }
  const change = <T>(one: T, other: T) =>
    one === other ? undefined : { before: one, after: other }
  const all = {
    lines: JSON.stringify(told.before) === JSON.stringify(told.after) ? undefined : told,
    fee: change(before.feeTaka, after.feeTaka),
    total: change(before.totalTaka, after.totalTaka),
    name: change(before.name, after.name),
    number: change(before.number, after.number),
    address: change(before.address, after.address),
  }
  return Object.fromEntries(Object.entries(all).filter(([, told]) => told !== undefined))
}

function lineTold({ title, quantity, priceTaka }: EditedLine): Line {
  return { title, quantity, price: priceTaka }
}
