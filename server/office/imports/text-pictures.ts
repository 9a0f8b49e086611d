import { foreignPictures, putPictures } from '../../http/html.ts'
import { conflict } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { WholeProduct } from '../products/read-whole-products.ts'
import { openRests } from './hold.ts'
import { fetchedOf } from './import-pictures.ts'
import { faultOfLink, type PlannedPicture } from './photo-changes.ts'
import type { ProblemList } from './problems.ts'
import { type Cell, cellOf, type ProductInFile } from './records-of-product.ts'
import { hasTooManyTags } from '#contract/office/html-tags'
import type { ImportOptions } from '#contract/office/import-rules'
import { mostPhotos } from '#contract/office/rules'

type Reading = { inFile: ProductInFile; problems: ProblemList; current: WholeProduct | null }
type Fetched = { product_id: number; url: string; image: string }

/** They are fetched after the photos of all products. */
const firstPosition = 1000

/**
 * Takes pictures of other sites out of descriptions. A picture of an earlier import stays if the
 * product's text still shows it.
 */
export async function settleTexts(
  db: Transaction,
  readings: readonly Reading[],
  options: ImportOptions,
): Promise<void> {
  const rest = openRests()
  const some: (Reading & { cell: Cell; links: string[] })[] = []
  for (const reading of readings) {
    const cell = reading.inFile.fields.get('description')
    if (!cell || cell.text === reading.current?.description) continue
    // The form's rule refuses it.
    if (hasTooManyTags(cell.text)) continue
    await rest()
    const links = foreignPictures(cell.text)
    if (links.length > 0) some.push({ ...reading, cell, links })
  }
  if (some.length === 0) return
  const ids = some.flatMap(({ current }) => current?.id ?? [])
  const fetched = await db.$queryRaw<Fetched[]>`
    select product_id, url, image from import_picture
    where product_id = any(${ids}::int[]) and in_text and image is not null`
  for (const { inFile, problems, current, cell, links } of some) {
    await rest()
    const imageOf = new Map(
      fetched
        .filter(({ product_id, image }) => current?.id === product_id && isIn(current, image))
        .map(({ url, image }) => [url, image]),
    )
    const text = putPictures(cell.text, (link) => imageOf.get(link))
    inFile.fields.set('description', { ...cellOf('description', cell.line, text), raw: cell.raw })
    const column = inFile.foreign?.names.description ?? 'description'
    if (!options.fetch_pictures) {
      for (const link of links.filter((each) => !imageOf.has(each))) {
        problems.warn(column, link, 'Pictures of other sites are not fetched')
      }
      continue
    }
    for (const link of links) {
      const fault = imageOf.has(link) ? undefined : faultOfLink(link)
      if (fault) problems.warn(column, link, fault)
    }
    inFile.text = { html: cell.text, links: links.slice(0, mostPhotos) }
    if (links.length > mostPhotos) problems.warn(column, '', `At most ${mostPhotos} photos`)
  }
}

const isIn = ({ description }: WholeProduct, image: string) => description.includes(image)

export const textPicturesOf = ({ text }: ProductInFile): PlannedPicture[] =>
  (text?.links ?? []).map((url, nr) => ({
    ...{ url, alt: null, in_text: true },
    position: firstPosition + nr,
  }))

type Place = { jobId: number; productId: number }

/**
 * The description with one more picture. Throws a 409 if its row is gone, or if somebody edited the
 * text since the import.
 */
export async function putInText(
  tx: Transaction,
  { jobId, productId }: Place,
  { url, image }: { url: string; image: string },
): Promise<string> {
  const [row] = await tx.$queryRaw<{ html: string; description: string }[]>`
    select r.plan ->> 'text' as html, c.description
    from import_row r join product_content c on c.product_id = r.product_id
    where r.job_id = ${jobId} and r.product_id = ${productId} and r.plan ? 'text'
    order by r.line limit 1`
  const here = await fetchedOf(tx, { jobId, productId, inText: true })
  const imageOf = new Map(here.map((each) => [each.url, each.image]))
  const put = (html: string) => putPictures(html, (link) => imageOf.get(link))
  if (!row || put(row.html) !== row.description) {
    throw conflict('This product was changed meanwhile')
  }
  imageOf.set(url, image)
  return put(row.html)
}
