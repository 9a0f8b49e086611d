const maxTitleWords = 6

/** `৳1,23,456` from whole taka. The first use of `Intl` costs a cheap phone a tenth of a second. */
export function formatTaka(taka: number): string {
  return `৳${String(taka).replace(/\d(?=(\d\d)+\d$)/g, '$&,')}`
}

/** The first six words and an ellipsis; a shorter title unchanged. */
export function cutTitle(title: string): string {
  const words = title.trim().split(/\s+/)
  return words.length > maxTitleWords ? `${words.slice(0, maxTitleWords).join(' ')}…` : title
}

const bengaliDigits = '০১২৩৪৫৬৭৮৯'

/** A whole number in Bengali digits. */
export function toBengaliDigits(count: number | string): string {
  return String(count).replace(/\d/g, (digit) => bengaliDigits[Number(digit)] ?? digit)
}

/** A line's color and size, as `Red · M`; empty without them. */
export function choiceWords({ color, size }: { color?: string; size?: string }): string {
  return [color, size].filter(Boolean).join(' · ')
}
