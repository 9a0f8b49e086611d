import { mostHtmlBytes } from '#contract/office/rules'

/** Number of letters at the end of a text beyond the limit. */
export function lettersTooMany(html: string): number {
  if (Buffer.byteLength(html) <= mostHtmlBytes) return 0
  let room = mostHtmlBytes
  let tooMany = 0
  for (const letter of html) {
    room -= Buffer.byteLength(letter)
    if (room < 0) tooMany++
  }
  return tooMany
}
