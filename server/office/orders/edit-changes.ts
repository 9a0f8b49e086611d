import type { EditedLine } from './edit-lines.ts'

type Facts = {
  feeTaka: number
  totalTaka: number
  rebateTaka: number
  paidTaka: number
  name: string
  number: string
  address: string
  district: string | null
}
type Line = { title: string; quantity: number; price: number; color?: string; size?: string }
type Change<T> = { before: T; after: T }
export type Changes = {
  lines?: Change<Line[]>
  fee?: Change<number>
  total?: Change<number>
  rebate?: Change<number>
  paid?: Change<number>
  name?: Change<string>
  number?: Change<string>
  address?: Change<string>
  district?: Change<string | null>
}

/** What differs between these facts; fields that are not given stay as they were. */
export function changesOf(before: Facts, after: Partial<Facts>): Changes {
  const change = <T>(one: T, other: T | undefined) =>
    other === undefined || one === other ? undefined : { before: one, after: other }
  const all = {
    fee: change(before.feeTaka, after.feeTaka),
    total: change(before.totalTaka, after.totalTaka),
    rebate: change(before.rebateTaka, after.rebateTaka),
    paid: change(before.paidTaka, after.paidTaka),
    name: change(before.name, after.name),
    number: change(before.number, after.number),
    address: change(before.address, after.address),
    district: change(before.district, after.district),
  }
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined))
}

export function changedLines(lines: {
  before: readonly EditedLine[]
  after: readonly EditedLine[]
}): Pick<Changes, 'lines'> {
  const changed = { before: lines.before.map(lineOf), after: lines.after.map(lineOf) }
  const isSame = JSON.stringify(changed.before) === JSON.stringify(changed.after)
  return isSame ? {} : { lines: changed }
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
