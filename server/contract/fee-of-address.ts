import { districts } from '#contract/districts'
import { areaNames, districtNames } from '#contract/find-district'
import * as words from '#contract/places'
import { shippingFees } from '#contract/shop'

/** `place`: the district by its two names, null where several share the area's name. */
export type FeeOfAddress = {
  fee: (typeof shippingFees)[keyof typeof shippingFees]
  place: { bn: string; en: string } | null
}

/**
 * The delivery fee that belongs to an address; null unless every place in it agrees. Upazilas of
 * Dhaka outside of the city are left open: shops differ about them.
 */
export function feeOfAddress(address: string): FeeOfAddress | null {
  const { mentions, isRural } = placesIn(address)
  const live = mentions.filter(({ isWeak }) => !isWeak)
  const labelled = live.filter(({ isLabelled, zones }) => isLabelled && zones.has('outside'))
  const said = labelled.length > 0 ? labelled : live
  const zones = new Set(said.flatMap((one) => (one.zones.size === 1 ? [...one.zones] : [])))
  const [zone] = zones
  const isCity = zone === 'city' || (!zone && !isRural && isOnlyCity(mentions))
  const decided = isCity ? 'city' : zone
  if (!decided || decided === 'edge' || zones.size > 1) return null
  if (!said.every((one) => one.zones.has(decided))) return null
  const fee = decided === 'city' ? shippingFees.insideDhaka : shippingFees.outsideDhaka
  return { fee, place: decided === 'city' ? placeOf('ঢাকা') : nameOf(said) }
}

/** Whether an address names a district, or a place of one district alone. */
export function namesDistrict(address: string): boolean {
  return placesIn(address).mentions.some(
    ({ isDistrict, districts: its }) => isDistrict || its.size === 1,
  )
}

type Zone = 'city' | 'edge' | 'outside'
type Mention = {
  districts: ReadonlySet<string>
  zones: ReadonlySet<Zone>
  isDistrict: boolean
  /** An ordinary word or name too: it decides nothing. */
  isWeak: boolean
  /** The address calls it the district. */
  isLabelled: boolean
}
type Known = Omit<Mention, 'isLabelled'>
type Word = { text: string; start: number; end: number }

/** Names of areas in Dhaka, which stand elsewhere too but are not said to. */
function isOnlyCity(mentions: readonly Mention[]): boolean {
  return (
    mentions.every((one) => !one.isWeak && one.zones.has('city')) &&
    mentions.some((one) => one.districts.has('ঢাকা'))
  )
}

function nameOf(said: readonly Mention[]): FeeOfAddress['place'] {
  const outside = said.filter(({ zones }) => zones.size === 1)
  const named = outside.findLast(({ isDistrict }) => isDistrict) ?? outside.at(-1)
  const [only, ...others] = named?.districts ?? []
  return only && others.length === 0 ? placeOf(only) : null
}

function placeOf(district: string): FeeOfAddress['place'] {
  const found = districts.find(([bengali]) => bengali === district)
  return found ? { bn: found[0], en: found[1] } : null
}

/** Mentions that name a place: not those of a road, a house or a division. */
function placesIn(address: string): { mentions: Mention[]; isRural: boolean } {
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
  if (isSector && words.inSections.has(name)) return { ...known, zones: new Set(['city']) }
  const isOutsidePost = number >= 1300 && number <= 9999
  if (isOutsidePost && known.zones.has('city')) return { ...known, zones: new Set(['edge']) }
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
    { districts: Set<string>; zones: Set<Zone>; isDistrict: boolean }
  >()
  const learn = (written: string, district: string, isDistrict: boolean, zone: Zone) => {
    const name = fold(written).replace(/\./g, ' ')
    const place = places.get(name) ?? { districts: new Set(), zones: new Set(), isDistrict }
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
    [...places].map(([name, place]) => [name, { ...place, isWeak: words.weak.has(name) }]),
  )
}

const fold = words.foldSpelling

function isAny(list: RegExp, text: string | undefined): boolean {
  return text !== undefined && list.test(text)
}
