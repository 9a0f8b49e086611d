import { districts } from '#contract/districts'
import { type Mention, placesIn } from '#contract/find-places'
import type { Zone } from '#contract/shop'

/** `place`: the district by its two names, null where several share the area's name. */
export type FeeOfAddress = {
  zone: Zone
  place: { bn: string; en: string } | null
}

/**
 * Whose delivery fee belongs to an address; null unless every place in it agrees. Upazilas of
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
  return decided === 'city'
    ? { zone: 'inside', place: placeOf('ঢাকা') }
    : { zone: 'outside', place: nameOf(said) }
}

/** Whether an address names a district, or a place of one district alone. */
export function namesDistrict(address: string): boolean {
  return placesIn(address).mentions.some(
    ({ isDistrict, districts: its }) => isDistrict || its.size === 1,
  )
}

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
