import { areas } from '#contract/areas'
import { districts } from '#contract/districts'

/** Districts with a name that begins with the typed letters. */
export function districtsLike(typed: string): string[] {
  const sought = typed.trim().normalize('NFC').toLowerCase()
  if (!sought) return []
  const found = [...districtNames(), ...areaNames()].filter(([name]) => name.startsWith(sought))
  return [...new Set(found.map(([, district]) => district))].slice(0, mostFound)
}
const mostFound = 6

type Named = readonly [name: string, district: string]

export function districtNames(): Named[] {
  return districts.flatMap(([bengali, english]) => [
    [bengali.normalize('NFC'), bengali] as const,
    [english.toLowerCase().replace(/['’]/g, ''), bengali] as const,
  ])
}

export function areaNames(): Named[] {
  return Object.entries(areas).flatMap(([district, words]) =>
    words
      .normalize('NFC')
      .split(',')
      .flatMap((both) => spellingsOf(both.trim()))
      .map((name) => [name, district] as const),
  )
}

/** A Bengali name, an English one, or both in this order. */
function spellingsOf(both: string): string[] {
  const [, bengali, latin] = /^([^a-z]*?)\s*([a-z][a-z. ]*)?$/.exec(both) ?? []
  return [bengali, latin].flatMap((name) => name?.trim() || [])
}
