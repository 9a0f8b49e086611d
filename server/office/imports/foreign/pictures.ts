import type { ForeignRow } from './foreign-row.ts'

export type PictureLink = { url: string; alt: string }

/** Links of pictures in the order of the file, those of choices last. */
export function readPictures(rows: readonly ForeignRow[]): PictureLink[] {
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
