import { districts as bengali } from '../text/bn-districts'
import { districts as english } from '../text/en-districts'
import type { Lang } from '../text/lang'

/** An order stores the Bengali name; any other stored text is shown unchanged. */
export function districtName(stored: string, lang: Lang): string {
  if (lang === 'bn') return stored
  return english.districts[bengali.districts.indexOf(stored)] ?? stored
}
