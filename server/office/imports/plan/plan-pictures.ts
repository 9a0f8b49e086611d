import { hasTooManyTags } from '#contract/office/html-tags'
import { mostPhotos } from '#contract/office/rules'
import { foreignPictures, putPictures } from '../../../http/html.ts'
import type { Collecting, ListedPicture } from './changes.ts'

/** They are fetched after the photos of all products. */
const firstInText = 1000
const notFetched = 'Pictures of other sites are not fetched'

/**
 * Takes pictures of other sites out of the description. A picture of an earlier import stays if the
 * product's text still shows it.
 */
export function planTextPictures({
  row,
  current,
  shop,
  options,
  problems,
  plan,
  label,
}: Collecting) {
  const cell = row.fields.get('description')
  if (!cell || cell.text === current?.description) return
  // The form's rule refuses it.
  if (hasTooManyTags(cell.text)) return
  const links = foreignPictures(cell.text)
  if (links.length === 0) return
  const imageOf = (link: string) => shop.pictureInText(current, link)
  const text = putPictures(cell.text, imageOf)
  row.fields.set('description', { ...cell, text, isCleared: false })
  const column = label('description')
  for (const link of links) {
    const problem = options.fetch_pictures ? problemOfLink(link) : notFetched
    if (problem && !imageOf(link)) problems.warn(column, link, problem)
  }
  if (!options.fetch_pictures) return
  plan.text = cell.text
  plan.pictures = links
    .slice(0, mostPhotos)
    .map((url, nr) => ({ url, alt: null, in_text: true, position: firstInText + nr }))
  if (links.length > mostPhotos) problems.warn(column, '', `At most ${mostPhotos} photos`)
}

/**
 * The shop's own photos in the order of the file, with their words; none is removed. Links of other
 * sites are listed.
 */
export function planPhotos({ current, options, problems, plan, label, ...into }: Collecting) {
  const images = into.changed('images')
  const alts = into.changed('image_alts')
  const had = current?.images ?? []
  const named = images && !images.isCleared ? images.text.split('\n') : null
  const urls = (named ?? had.map(({ image }) => image))
    .map((url) => url.trim())
    .filter((url) => url !== '')
  const words = alts?.isCleared ? [] : alts?.text.split('\n').map((alt) => alt.trim())
  const all = urls.map((url, position) => ({ url, alt: words?.[position] || null, position }))
  const own = all.filter(({ url }) => isOwn(url))
  if (own.length < all.length) plan.pictures = [...all, ...plan.pictures]
  for (const { url } of foreignOf(all)) {
    const problem = options.fetch_pictures ? problemOfLink(url) : notFetched
    if (problem) problems.warn(label('images'), url, problem)
  }
  if (own.length === 0 || (!named && !alts)) return
  const refOf = (url: string) => had.find(({ image }) => image === url)?.id ?? url
  const put = own.flatMap(({ url, alt }) => {
    const ref = refOf(url)
    return typeof ref === 'number' && !words ? [] : [{ ref, alt: words ? (alt ?? '') : undefined }]
  })
  const order = own.map(({ url }) => refOf(url))
  plan.changes.images = { put, ...(named && { order }) }
  for (const cell of [images, alts]) {
    if (cell) into.note(cell.column, cell.was, cell.isCleared ? '' : cell.text)
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
