import { asciiDigits } from '#contract/shop'
import { readWhole } from '#contract/office/numbers'

/**
 * A sum as files have it; a fraction of a taka is rounded. Other programs write the point as their
 * language does: `1250,50`. Null for a text that is no sum.
 */
export function readMoney(text: string): { taka: number; isRounded: boolean } | null {
  const whole = readWhole(text)
  if (whole !== null) return { taka: whole, isRounded: false }
  const bare = asciiDigits(text).replace(/৳|taka|tk\.?|টাকা|\s|\/[-–—=]\s*$/giu, '')
  const plain = /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replaceAll(',', '')
  if (!/^\d{1,12}\.\d{1,8}$/.test(plain)) return null
  const taka = Math.round(Number(plain))
  return { taka, isRounded: taka !== Number(plain) }
}
