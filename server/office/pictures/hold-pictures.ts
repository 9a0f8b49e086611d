import { invalid } from '../../failures/refusals.ts'
import { lockLoose, readUses } from '../../pictures/loose-pictures.ts'
import { isPictureName } from '../../pictures/picture-name.ts'
import type { Transaction } from '../as-staff.ts'

export const pictureIsGone = 'This picture is no longer there, please add it again'

/** Uploaded pictures in a text, by URL. */
export function picturesOf(html: string): string[] {
  return html.match(/\/uploads\/(catalog|banners|brand)\/[0-9a-f-]{36}-\d+x\d+\.webp/g) ?? []
}

/**
 * For every row that takes the name of a picture: protects it from the sweep until the end of the
 * transaction. Returns the missing ones, and those whose name no upload has.
 */
export async function holdPictures(tx: Transaction, urls: readonly string[]): Promise<Set<string>> {
  const known = new Set(await lockLoose(tx, urls, 'share'))
  const others = [...new Set(urls)].filter((url) => !known.has(url))
  if (others.length === 0) return new Set()
  // Other pictures belong to another product or to the shop itself.
  const uses = await readUses(tx, others)
  const gone = others.filter((url) => uses.get(url) !== 'shown')
  const odd = others.filter((url) => !isPictureName(url.replace(/^\/uploads\//, '')))
  return new Set([...gone, ...odd])
}

/** Throws a 422 for the field whose picture is missing. */
export async function holdPicture(tx: Transaction, field: string, ...urls: string[]) {
  const missing = await holdPictures(tx, urls)
  if (missing.size > 0) throw invalid(field, pictureIsGone)
}
