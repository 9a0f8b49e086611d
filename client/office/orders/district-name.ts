import { districts } from '#contract/districts'
import type { Lang } from '../../text/times'

/** An order stores the Bengali name; any other stored text is shown unchanged. */
export function districtName(stored: string, lang: Lang): string {
  if (lang === 'bn') return stored
  return districts.find(([bengali]) => bengali === stored)?.[1] ?? stored
}
