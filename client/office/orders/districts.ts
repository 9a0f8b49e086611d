import { bn, type Texts } from '../text/bn'

/** What an order keeps is the Bengali name; another word that was kept is shown as it is. */
export function districtName(kept: string, { districts }: Texts): string {
  return districts[bn.districts.indexOf(kept)] ?? kept
}

/** The one district that an address names, in either language; null where it names none or several. */
export function districtIn(address: string, { districts }: Texts): string | null {
  const written = address.normalize('NFC').toLowerCase()
  const named = bn.districts.filter(
    (name, index) =>
      written.includes(name.normalize('NFC')) ||
      written.includes((districts[index] ?? name).toLowerCase()),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}
