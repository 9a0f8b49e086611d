import { isPictureName } from '../../pictures/picture-name.ts'
import { invalid } from '../../refusals.ts'
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
  const held = await tx.$queryRaw<{ image: string }[]>`
    select image from loose_picture where image = any(${urls}::text[]) order by image for share`
  const known = new Set(held.map(({ image }) => image))
  const others = [...new Set(urls)].filter((url) => !known.has(url))
  if (others.length === 0) return new Set()
  // These pictures belong to another product or to the shop itself.
  const gone = await tx.$queryRaw<{ image: string }[]>`
    select image from unnest(${others}::text[]) image where not shop_shows_picture(image)`
  const odd = others.filter((url) => !isPictureName(url.replace(/^\/uploads\//, '')))
  return new Set([...gone.map(({ image }) => image), ...odd])
}

/** Throws a 422 for the field whose picture is missing. */
export async function holdPicture(tx: Transaction, field: string, ...urls: string[]) {
  const missing = await holdPictures(tx, urls)
  if (missing.size > 0) throw invalid(field, pictureIsGone)
}
