import { mostHtmlBytes } from '#contract/office/rules'

/** How many letters at the end of a text are more than fit. */
export function lettersTooMany(html: string): number {
  let room = mostHtmlBytes
  let tooMany = 0
  for (const letter of html) {
    room -= Buffer.byteLength(letter)
    if (room < 0) tooMany++
  }
  return tooMany
}
