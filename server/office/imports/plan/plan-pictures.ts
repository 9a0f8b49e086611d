import { hasTooManyTags } from '#contract/office/html-tags'
import { mostPhotos } from '#contract/office/rules'
import { foreignPictures, putPictures } from '../../../http/html.ts'
import type { ListedPicture } from './changes.ts'
import { changedCell, labelOf, type Part, type Planning, shown } from './planning.ts'

/** They are fetched after the photos of all products. */
const firstInText = 1000
const notFetched = 'Pictures of other sites are not fetched'

/**
 * Takes pictures of other sites out of the description. A picture of an earlier import stays if the
 * product's text still shows it.
 */
export function planTextPictures(at: Planning): Part | undefined {
  const { row, current, shop, options, problems } = at
  const cell = row.fields.get('description')
  if (!cell || cell.text === current?.description) return undefined
  // The form's rule refuses it.
  if (hasTooManyTags(cell.text)) return undefined
  const links = foreignPictures(cell.text)
  if (links.length === 0) return undefined
  const imageOf = (link: string) => shop.pictureInText(current, link)
  const column = labelOf(at, 'description')
  for (const link of links) {
    const problem = options.fetch_pictures ? problemOfLink(link) : notFetched
    if (problem && !imageOf(link)) problems.warn(column, link, problem)
  }
  const fields = [{ ...cell, text: putPictures(cell.text, imageOf), isCleared: false }]
  if (!options.fetch_pictures) return { fields }
  if (links.length > mostPhotos) problems.warn(column, '', `At most ${mostPhotos} photos`)
  const pictures = links
    .slice(0, mostPhotos)
    .map((url, nr) => ({ url, alt: null, in_text: true, position: firstInText + nr }))
  return { fields, text: cell.text, pictures }
}

/**
 * The shop's own photos in the order of the file, with their words; none is removed. Links of other
 * sites are listed.
 */
export function planPhotos(at: Planning): Part {
  const images = changedCell(at, 'images')
  const alts = changedCell(at, 'image_alts')
  const had = at.current?.images ?? []
  const named = images && !images.isCleared ? images.text.split('\n') : null
  const urls = (named ?? had.map(({ image }) => image))
    .map((url) => url.trim())
    .filter((url) => url !== '')
  const words = alts?.isCleared ? [] : alts?.text.split('\n').map((alt) => alt.trim())
  const all = urls.map((url, position) => ({ url, alt: words?.[position] || null, position }))
  const own = all.filter(({ url }) => isOwn(url))
  for (const { url } of foreignOf(all)) {
    const problem = at.options.fetch_pictures ? problemOfLink(url) : notFetched
    if (problem) at.problems.warn(labelOf(at, 'images'), url, problem)
  }
  const pictures = own.length < all.length ? all : []
  if (own.length === 0 || (!named && !alts)) return { pictures }
  const refOf = (url: string) => had.find(({ image }) => image === url)?.id ?? url
  const put = own.flatMap(({ url, alt }) => {
    const ref = refOf(url)
    return typeof ref === 'number' && !words ? [] : [{ ref, alt: words ? (alt ?? '') : undefined }]
  })
  const order = own.map(({ url }) => refOf(url))
  const cells = [images, alts].flatMap((cell) => cell ?? [])
  return {
    pictures,
    changes: { images: { put, ...(named && { order }) } },
    values: Object.assign({}, ...cells.map((cell) => shown(cell, cell.isCleared ? '' : cell.text))),
  }
}

export const foreignOf = (pictures: readonly ListedPicture[]) =>
  pictures.filter(({ url }) => !isOwn(url))

const isOwn = (url: string) => /^\/(?!\/)/.test(url)

/** What can be known of a link before it is fetched. */
function problemOfLink(url: string): string | undefined {
  if (!URL.canParse(url)) return 'This is not a link to a picture'
  const isHttps = new URL(url).protocol === 'https:'
  return isHttps ? undefined : 'Pictures are fetched from https links alone'
}
