/** A list in one cell of WooCommerce; a comma inside a value has a backslash before it. */
export function splitValues(text: string): string[] {
  return text
    .split(/(?<!\\),|\n/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '')
}

const yes = ['1', 'yes', 'true', 'notify', 'continue', 'হ্যাঁ']
export const isYes = (text: string) => yes.includes(text.trim().toLowerCase())
const no = ['0', '-1', 'no', 'false', 'না']
export const isNo = (text: string) => no.includes(text.trim().toLowerCase())

/** Shopify's one option of products without options. */
export const isNoOption = (value: string) => value.toLowerCase() === 'default title'

const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘' },
}

/** One line of plain text: other programs leave HTML entities in names. */
export function plainLine(text: string): string {
  return text
    .replace(/&#(\d{1,6});/g, (_all, code) => signOf(Number(code)))
    .replace(/&([a-z]{2,6});/g, (all, name) => entities[name] ?? all)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The database refuses NUL and half of a surrogate pair. */
const signOf = (code: number) =>
  code === 0 || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code)

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The name of a menu, a category or a tag, without characters that the shop refuses. */
export function catalogueNameOf(text: string): string {
  const name = [...plainLine(text).replace(/\s*[/\\]\s*/g, '-')].slice(0, 60).join('').trim()
  return /^\.+$/.test(name) ? '' : name
}
