import type { Transaction } from '../as-staff.ts'
import type { Ref } from '../products/save/in-order.ts'
import { fetchedOf } from './import-pictures.ts'

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
  { jobId, productId }: { jobId: number; productId: number },
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
