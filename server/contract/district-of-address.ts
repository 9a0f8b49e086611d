import { districts } from '#contract/districts'
import { type Mention, placesIn } from '#contract/find-places'

/**
 * The district of an address in either language, where it is sure: every place in it agrees, or the
 * district at its end decides. Null asks a person.
 */
export function districtIn(address: string): string | null {
  const { mentions, isRural } = placesIn(address)
  const places = mentions.filter(({ isWeak, isVillage }) => !isWeak && !isVillage)
  const said = places.filter(({ isLabelled, isMain }) => isLabelled || isMain)
  if (said.length > 0) return onlyOf(new Set(said.flatMap(({ named }) => named ?? [])))
  const firm = places.filter(({ isOpen }) => !isOpen)
  if (firm.length === 0) return isOnlyDhaka(places) && !isRural ? dhaka : null
  const found = onlyOf(sharedBy(firm)) ?? districtAtEnd(firm)
  // “Bogra Doi, Mirpur”: what follows may be where the address is.
  const behind = places.slice(places.findLastIndex(({ isOpen }) => !isOpen) + 1)
  const isBeside = (one: Mention) => one.isDistrict || (found && one.districts.has(found))
  return behind.every(isBeside) ? found : null
}

/** The district of an edited address. It stays while the address says as much as before. */
export function districtAfter(
  before: { address: string; district: string | null },
  address: string,
): string | null {
  if (address === before.address) return before.district
  const [was, is] = [districtIn(before.address), districtIn(address)]
  return is !== null && is === was ? (before.district ?? is) : is
}

const dhaka = 'ঢাকা'

/** Areas of Dhaka whose name stands elsewhere too, without any other place. */
function isOnlyDhaka(places: readonly Mention[]): boolean {
  return (
    places.some((one) => one.districts.has(dhaka)) && places.every((one) => one.zones.has('city'))
  )
}

/**
 * The named district at the end against places of others: it decides over a thana, since villages
 * share names, and yields to a place of its own division: “Gazipur, Dhaka”.
 */
function districtAtEnd(firm: readonly Mention[]): string | null {
  const last = firm.at(-1)?.named
  if (!last) return null
  const others = firm.filter(({ districts: its }) => !its.has(last))
  const division = divisionNamed(last)
  const isInside = ({ districts: its }: Mention) => [...its].every((one) => division?.has(one))
  if (division && others.every(isInside)) return onlyOf(sharedBy(others))
  return others.some((one) => one.isDistrict || isInside(one)) ? null : last
}

/** Districts that all of these places can be in. */
function sharedBy(places: readonly Mention[]): Set<string> {
  const [first, ...others] = places
  const shared = [...(first?.districts ?? [])]
  return new Set(shared.filter((one) => others.every(({ districts: its }) => its.has(one))))
}

function onlyOf(found: ReadonlySet<string>): string | null {
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

/** The districts of the division that bears this district's name. */
function divisionNamed(district: string): ReadonlySet<string> | undefined {
  divisions ??= new Map(divisionsAt())
  return divisions.get(district)
}

let divisions: Map<string, ReadonlySet<string>> | undefined

/** `districts` stand in the order of their divisions, each behind its namesake. */
function divisionsAt(): [string, ReadonlySet<string>][] {
  const names = districts.map(([bengali]) => bengali)
  const firsts = ['ঢাকা', 'চট্টগ্রাম', 'রাজশাহী', 'খুলনা', 'বরিশাল', 'সিলেট', 'রংপুর', 'ময়মনসিংহ']
  const starts = firsts.map((first) => names.indexOf(first))
  return firsts.map((first, nr) => [first, new Set(names.slice(starts[nr], starts[nr + 1]))])
}
