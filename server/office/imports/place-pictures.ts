import { putPictures } from '../../http/html.ts'
import { conflict } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { Ref } from '../products/save/in-order.ts'
import { fetchedOf } from './import-pictures.ts'

type Place = { jobId: number; productId: number }
type Photo = { id: number; image: string }
type Placed = { image: string; position: number }

/**
 * The product's photos with one added at its place in the file's list. If a person added or moved
 * photos meanwhile, it comes last.
 */
function orderPhotos(photos: readonly Photo[], ofFile: readonly Placed[], added: Placed): Ref[] {
  const positionOf = new Map(ofFile.map(({ image, position }) => [image, position]))
  const positions = photos.map(({ image }) => positionOf.get(image) ?? Number.NaN)
  const isAsInFile = positions.every((each, nr) => each >= (positions[nr - 1] ?? 0))
  const place = isAsInFile ? positions.findIndex((each) => each > added.position) : -1
  const refs: Ref[] = photos.map(({ id }) => id)
  return refs.toSpliced(place === -1 ? refs.length : place, 0, added.image)
}

/** Adds one photo at its place among the product's photos. */
export async function putInOrder(
  tx: Transaction,
  { jobId, productId }: Place,
  { alt, ...added }: Placed & { alt: string | null },
) {
  const photos = await tx.productImage.findMany({
    where: { productId },
    select: { id: true, image: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  const ofFile = await fetchedOf(tx, { jobId, productId, inText: false })
  return { put: [{ ref: added.image, alt }], order: orderPhotos(photos, ofFile, added) }
}

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
