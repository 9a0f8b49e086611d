import { hasTooManyTags } from '#contract/office/html-tags'
import type { FileKind } from '#contract/office/import-rules'
import { putPictures } from '../../../http/html.ts'
import type { AttributeMeanings } from './attributes.ts'
import type { ForeignCell, ForeignRow } from './rows.ts'

/** A list in one cell of WooCommerce; a comma inside a value has a backslash before it. */
export function splitValues(text: string): string[] {
  return text
    .split(/(?<!\\),|\n/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '')
}

const yes = ['1', 'yes', 'y', 'true', 'notify', 'continue', 'হ্যাঁ']
export const isYes = (text: string) => yes.includes(text.trim().toLowerCase())
const no = ['0', '-1', 'no', 'n', 'false', 'না']
export const isNo = (text: string) => no.includes(text.trim().toLowerCase())

const live = ['', 'active', 'live', 'publish', 'published']
/** Words of other programs for what their shoppers do not see. */
const hidden = [
  ...['hidden', 'hide', 'invisible', 'not visible individually', 'unlisted', 'private', 'off'],
  ...['inactive', 'disabled', 'draft', 'pending', 'unpublished', 'archived', 'trash', 'deleted'],
  ...['suspended', 'discontinued', 'বন্ধ', 'লুকানো', 'খসড়া'],
].map((word) => word.normalize('NFC'))

/** The cell by which a product is not on sale in the other shop; the first one by which it is. */
export function readState(
  main: readonly ForeignRow[],
  kind: FileKind,
): { cell: ForeignCell; isHidden: boolean } | undefined {
  const cells = (['published', 'visibility', 'status', 'state'] as const).flatMap((meaning) => {
    const cell = main.map((row) => row.cell(meaning)).find((each) => each !== undefined)
    if (!cell) return []
    const word = cell.text.normalize('NFC').toLowerCase()
    const isOther = meaning === 'state' || (meaning === 'status' && kind !== 'other')
    return {
      cell,
      isHidden: isNo(word) || hidden.includes(word) || (isOther && !live.includes(word)),
    }
  })
  return cells.find(({ isHidden }) => isHidden) ?? cells[0]
}

/** Shopify's one option of products without options. */
export const isNoOption = (value: string) => value.toLowerCase() === 'default title'

/** One line of plain text. */
export function plainLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The name of a menu, a category or a tag, without characters that the shop refuses. */
export function catalogueNameOf(text: string): string {
  const name = [...plainLine(text).replace(/ ?[/\\] ?/g, '-')].slice(0, 60).join('').trim()
  return /^\.+$/.test(name) ? '' : name
}

const block = /<(?:p|div|br|ul|ol|li|table|h\d|blockquote|figure|section)\b/i

/** The short text, the long one, and a line for each attribute that distinguishes no choices. */
export function readDescription(
  main: readonly ForeignRow[],
  meaning: AttributeMeanings,
): string | undefined {
  const texts = (['short_description', 'description'] as const).flatMap(
    (each) => main.map((row) => row.text(each)).find((text) => text !== '') ?? [],
  )
  const lines = main.flatMap(({ options }) =>
    options.flatMap(({ name, value }) =>
      name && value && !isNoOption(value) && meaning(name) === 'text'
        ? [`<p>${escapeHtml(name)}: ${escapeHtml(splitValues(value).join(', '))}</p>`]
        : [],
    ),
  )
  if (texts.length + lines.length === 0) return undefined
  const html = [...texts.map(asHtml), ...new Set(lines)].join('\n')
  // Refused with its product.
  return hasTooManyTags(html) ? html : putPictures(html, (link) => link)
}

/** WooCommerce writes line ends as `\n`, and makes paragraphs when it shows the text. */
function asHtml(text: string): string {
  const lines = text.replaceAll('\\\\n', '\0').replaceAll('\\n', '\n').replaceAll('\0', '\\n')
  if (block.test(lines)) return lines
  return lines
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

/** Links of pictures in the order of the file, those of choices last. */
export function readPictures(rows: readonly ForeignRow[]): { url: string; alt: string }[] {
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b) || a.line - b.line)
  const links = ordered.flatMap((row) => {
    const urls = row.all('images').flatMap(({ text }) => text.split(/[\n|]|,\s*(?=https?:|\/)/))
    const alts = row.text('image_alts').split('\n')
    return urls.map((url, nr) => ({ url: url.trim(), alt: alts[nr]?.trim() ?? '' }))
  })
  const first = new Map(links.toReversed().map((link) => [link.url, link]))
  return links.filter((link) => link.url !== '' && first.get(link.url) === link)
}

/** Without a position the order is the file's: the main product first. */
function placeOf(row: ForeignRow): number {
  const place = Number(row.text('image_position') || Number.NaN)
  return Number.isInteger(place) ? place : row.text('parent_ref') ? 1000 : 0
}

/** WooCommerce's default category. */
const uncategorised = /^(?:uncategori[sz]ed|unkategorisiert|sin categor[ií]a|non class[ée])$/i
/** Every path is compared with all others; a product has far fewer. */
const mostCompared = 200

type Named = { texts: string[]; cell: ForeignCell | undefined }

/** Paths of a menu and a category: first and last name of `a > b > c`. */
export function readCategories(rows: readonly ForeignRow[]): Named {
  const cells = rows.flatMap((row) => row.all('categories'))
  const paths = cells.flatMap(({ text }) => splitValues(text)).map(namesOf)
  const types = rows.flatMap((row) => row.all('type'))
  const all = paths.some((names) => names.length > 0)
    ? paths
    : types.map(({ text }) => namesOf(text))
  const filled = all.filter((names) => names.length > 0).slice(0, mostCompared)
  // WooCommerce lists a category together with its parents.
  const deepest = filled.filter(
    (names) => !filled.some((other) => other.length > names.length && isWithin(other, names)),
  )
  const texts = deepest.map((names) => `${names[0]} > ${names.at(-1)}`)
  return { texts: [...new Set(texts)], cell: cells[0] ?? types[0] }
}

function namesOf(path: string): string[] {
  const names = path.split('>').map(catalogueNameOf)
  return names.filter((name) => name !== '' && !uncategorised.test(name))
}

const isWithin = (long: string[], short: string[]) => short.every((name, nr) => long[nr] === name)

export function readTags(rows: readonly ForeignRow[]): Named {
  const cells = rows.flatMap((row) => [
    ...row.all('tags'),
    ...row.all('vendor'),
    ...row.all('type'),
  ])
  const names = cells.flatMap(({ text }) => splitValues(text)).map(catalogueNameOf)
  return { texts: [...new Set(names.filter((name) => name !== ''))], cell: cells[0] }
}
