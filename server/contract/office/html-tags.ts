/** Far above the limit of a clean text, which is counted in bytes, and that of a file's row. */
export const mostHtmlLetters = 256 * 1024
/** A clean text of the longest allowed has fewer; parsing takes longer with each open tag. */
export const mostTags = 10_000

/** Where the tag behind the last allowed one begins, else the end: each tag begins with `<`. */
export function endOfTags(html: string): number {
  let at = -1
  for (let n = 0; n <= mostTags; n++) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return html.length
  }
  return at
}

export const hasTooManyTags = (html: string) => endOfTags(html) < html.length
export const tooManyTags = `The text has more than ${mostTags} HTML tags`
