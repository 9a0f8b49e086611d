import type { ForeignChoice } from './choices.ts'
import { sumOf } from './prices.ts'

const mostNames = 3

/** Groups choices by price; those without a price join the first group. */
export function splitByPrice(choices: readonly ForeignChoice[]): ForeignChoice[][] {
  const groups = new Map<string, ForeignChoice[]>()
  const [first] = choices.filter(({ prices }) => prices.price)
  for (const choice of choices) {
    const key = sumOf((choice.prices.price ? choice : (first ?? choice)).prices)
    const group = groups.get(key)
    if (group) group.push(choice)
    else groups.set(key, [choice])
  }
  return [...groups.values()]
}

/** The first part keeps the title; the others add their value: `Gown - XL`. */
export function partTitles(title: string, parts: readonly ForeignChoice[][]): string[] {
  const say = [sideOf('size'), sideOf('color')].find((name) => isTellingApart(name)) ?? pairOf
  return parts.map((part, nr) => {
    const names = [...new Set(part.map(say))].slice(0, mostNames)
    return nr === 0 ? title : `${title} - ${names.join(', ')}`
  })

  function isTellingApart(name: (choice: ForeignChoice) => string): boolean {
    const sets = parts.map((part) => new Set(part.map(name)))
    const all = sets.flatMap((set) => [...set])
    return all.length === new Set(all).size && !all.includes('')
  }
}

const sideOf = (side: 'color' | 'size') => (choice: ForeignChoice) => choice[side]
const pairOf = ({ color, size }: ForeignChoice) => [color, size].filter(Boolean).join(' · ')
