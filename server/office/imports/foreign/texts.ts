import { putPictures } from '../../../http/html.ts'
import type { AttributeMeanings } from './attributes.ts'
import type { ForeignRow } from './foreign-row.ts'
import { escapeHtml, isNoOption, splitValues } from './values.ts'
import { hasTooManyTags } from '#contract/office/html-tags'

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
