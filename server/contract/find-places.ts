import { areaNames, districtNames } from '#contract/find-district'
import * as words from '#contract/places'

type Zone = 'city' | 'edge' | 'outside'
export type Mention = {
  districts: ReadonlySet<string>
  zones: ReadonlySet<Zone>
  isDistrict: boolean
  /** The district of this very name. */
  named: string | null
  /** An ordinary word or name too: it decides nothing. */
  isWeak: boolean
  /** Villages, posts and parts of towns share the name: it stands beside any district. */
  isOpen: boolean
  /** The address calls it the district. */
  isLabelled: boolean
  /** The address calls it a village. */
  isVillage: boolean
  /** The main thana of its district follows: “শেরপুর সদর”. */
  isMain: boolean
}
type Known = Omit<Mention, 'isLabelled' | 'isVillage' | 'isMain'>
type Word = { text: string; start: number; end: number }

/** Mentions that name a place: not those of a road, a house or a division. */
export function placesIn(address: string): { mentions: Mention[]; isRural: boolean } {
  const written = fold(address)
  const found = [...written.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)]
  const all: Word[] = found.map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const mentions: Mention[] = []
  for (let at = 0; at < all.length; ) {
    const [length, known] = knownAt(all, at)
    if (!known) {
      at++
      continue
    }
    const next = all[at + length]
    const before = all[at - 1]
    const isDivision = isAny(words.divisions, before?.text) || isAny(words.divisions, next?.text)
    if (!isDivision && !isOfCompound(all, at + length, written, known)) {
      const isLabelled = [before, next].some((one) => isAny(words.districtLabels, one?.text))
      mentions.push({
        ...narrowed(known, all[at]?.text ?? '', next?.text ?? ''),
        isLabelled: isLabelled && known.isDistrict,
        isVillage: isAny(words.villages, before?.text),
        isMain: known.isDistrict && isAny(words.mainThana, next?.text),
      })
    }
    at += length
  }
  return { mentions, isRural: all.some(({ text }) => isAny(words.rural, text)) }
}

/** “Mirpur 10” is in Dhaka, “Dhaka 1340” is not in the city. */
function narrowed(known: Known, name: string, next: string): Known {
  const number = Number(next || Number.NaN)
  const isSector = number <= words.mostSections || isAny(words.sectors, next)
  if (isSector && words.inSections.has(name)) {
    return { ...known, zones: new Set(['city']), isOpen: false }
  }
  const isOutsidePost = number >= 1300 && number <= 9999
  if (isOutsidePost && known.zones.has('city')) {
    // The posts of Dhaka end with 1350: later ones are in its division.
    return { ...known, zones: new Set(['edge']), isOpen: known.isOpen || number > 1350 }
  }
  return known
}

/** Whether a road, a house or the like follows, also after a second place: “Dhaka–Sylhet road”. */
function isOfCompound(
  all: readonly Word[],
  at: number,
  written: string,
  { isDistrict }: Known,
): boolean {
  const next = all[at]
  const last = all[at - 1]
  if (!next || !last) return false
  const between = written.slice(last.end, next.start)
  if (/[,;\n।]/.test(between)) return false
  if (isAny(words.compounds, next.text)) return true
  const [length, second] = knownAt(all, at)
  if (!second || !(/[-–—]/.test(between) || (isDistrict && second.isDistrict))) return false
  return isOfCompound(all, at + length, written, second)
}

/** The longest name that begins at a word, and its number of words. */
function knownAt(all: readonly Word[], at: number): [number, Known | undefined] {
  known ??= knownPlaces()
  for (const length of [3, 2, 1]) {
    const span = all.slice(at, at + length).map(({ text }) => text)
    if (span.length < length) continue
    const name = span.join(' ')
    const place = known.get(name) ?? known.get(name.replace(words.caseEnding, ''))
    if (place) return [length, place]
  }
  return [1, undefined]
}

let known: Map<string, Known> | undefined

function knownPlaces(): Map<string, Known> {
  const places = new Map<
    string,
    { districts: Set<string>; zones: Set<Zone>; isDistrict: boolean; named: string | null }
  >()
  const learn = (written: string, district: string, isDistrict: boolean, zone: Zone) => {
    const name = fold(written).replace(/\./g, ' ')
    const place = places.get(name) ?? {
      districts: new Set(),
      zones: new Set(),
      isDistrict,
      named: isDistrict ? district : null,
    }
    place.districts.add(district)
    place.zones.add(zone)
    place.isDistrict ||= isDistrict
    places.set(name, place)
  }
  const zoneOf = (district: string): Zone => (district === 'ঢাকা' ? 'city' : 'outside')
  for (const [name, district] of [...districtNames(), ...words.otherSpellings]) {
    learn(name, district, true, zoneOf(district))
  }
  for (const [name, district] of areaNames()) {
    const isEdge = district === 'ঢাকা' && words.edges.has(fold(name))
    learn(name, district, false, isEdge ? 'edge' : zoneOf(district))
  }
  for (const name of words.alsoInDhaka) places.get(name)?.zones.add('city')
  for (const name of words.alsoElsewhere) places.get(name)?.zones.add('outside')
  return new Map(
    [...places].map(([name, place]) => {
      const isOpen = place.zones.size > 1 || words.common.has(name)
      return [name, { ...place, isWeak: words.weak.has(name), isOpen }]
    }),
  )
}

const fold = words.foldSpelling

function isAny(list: RegExp, text: string | undefined): boolean {
  return text !== undefined && list.test(text)
}
