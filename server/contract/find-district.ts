import { areas } from '#contract/areas'
import { districts } from '#contract/districts'

/**
 * The district of an address in either language: the last district named, since addresses end with
 * it; else that of the last thana, unless several districts share its name.
 */
export function districtIn(address: string): string | null {
  const written = address.normalize('NFC').toLowerCase().replace(/['’]/g, '')
  return lastNamed(written, districtNames()) ?? lastNamed(written, areaNames()) ?? null
}

/** Districts with a name that begins with the typed letters. */
export function districtsLike(typed: string): string[] {
  const sought = typed.trim().normalize('NFC').toLowerCase()
  if (!sought) return []
  const found = [...districtNames(), ...areaNames()].filter(([name]) => name.startsWith(sought))
  return [...new Set(found.map(([, district]) => district))].slice(0, mostFound)
}
const mostFound = 6

type Named = readonly [name: string, district: string]

function lastNamed(written: string, names: readonly Named[]): string | undefined {
  const found = names.flatMap(([name, district]) => {
    // A thousand patterns compile for seconds on a busy machine: only for names that occur.
    if (!written.includes(name)) return []
    const word = [...written.matchAll(wordOf(name))].at(-1)
    return word ? [{ at: word.index + (word[1] ?? '').length, name, district }] : []
  })
  // At the same place the longer name counts.
  found.sort((one, other) => other.at - one.at || other.name.length - one.name.length)
  const [first] = found
  const alike = found.filter(({ at, name }) => at === first?.at && name === first?.name)
  return new Set(alike.map(({ district }) => district)).size === 1 ? first?.district : undefined
}

/**
 * The name as a word, with or without the ending of a Bengali case. Browsers of
 * vite-browsers.ts cannot look behind, so the letter before it is the first group.
 */
function wordOf(name: string): RegExp {
  const escaped = name.replace(/\./g, '\\.')
  return new RegExp(`(^|[^\\p{L}\\p{M}])${escaped}(?:ের|র|ে|তে|য়)?(?![\\p{L}\\p{M}])`, 'gu')
}

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
