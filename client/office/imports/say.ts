import type { Job } from '#contract/office/imports'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import type { RowKind } from './reads'
import { importWords } from './words'

/** `2,00,000`, grouped like sums. */
export function formatCount(n: number): string {
  return formatTaka(n).slice(1)
}

const mostShown = 120
const ofMoney = ['price', 'old_price']

/** The name of a kind of rows, before and after they are written. */
export function useKindName({ state }: Job): (kind: RowKind) => string {
  const { tiles } = useWords(importWords)
  const names = state === 'checked' ? tiles : { ...tiles, new: tiles.made, changed: tiles.written }
  return (kind) => names[kind]
}

/** The name of a changed value, as `স্টক Red · S`. */
export function useValueName(): (name: string) => string {
  const { columns } = useWords(importWords)
  const known: Record<string, string> = { ...columns, colors: columns.color, sizes: columns.size }
  return (name) => {
    const [column = '', ...choice] = name.split(' ')
    return [known[column] ?? column, ...choice].join(' ')
  }
}

/** A column's value in everyday words. */
export function useValueWords(): (column: string, value: string) => string {
  const text = useWords(importWords)
  const known: Record<string, string> = text.values
  return (column, value) => {
    if (value === '') return text.rows.nothing
    if (ofMoney.includes(column) && /^\d+$/.test(value)) return formatTaka(Number(value))
    if (column === 'images') return text.rows.pictures(value.split('\n').length)
    if (column === 'description' || column === 'order_policy') return cut(plain(value))
    return known[value] ?? cut(value.split('\n').join(', '))
  }
}

function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}

function cut(words: string): string {
  return words.length > mostShown ? `${words.slice(0, mostShown)}…` : words
}

/** `4.2 MB`, `12 KB`. */
export function formatSize(bytes: number): string {
  if (bytes < 100_000) return `${Math.ceil(bytes / 1000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
