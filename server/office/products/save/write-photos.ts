import type { Transaction } from '../../as-staff.ts'
import type { Photo } from './plan-photos.ts'

type Stored = { id: number; image: string; alt: string | null }

/** Writes the differences between `stored` and the new photos of a product. */
export async function writePhotos(
  tx: Transaction,
  productId: number,
  photos: readonly Photo[],
  stored: readonly Stored[],
): Promise<void> {
  const placed = photos.map((photo, position) => ({ ...photo, position }))
  const gone = stored.filter(({ id }) => !photos.some((photo) => photo.id === id))
  if (gone.length > 0) {
    await tx.productImage.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
  }
  const before = await tx.productImage.findMany({ where: { productId } })
  for (const { id, alt, position } of placed) {
    const row = before.find((each) => each.id === id)
    if (row && (row.alt !== alt || row.position !== position)) {
      await tx.productImage.update({ where: { id: row.id }, data: { alt, position } })
    }
  }
  const added = placed.filter(({ id }) => id === null)
  if (added.length > 0) {
    await tx.productImage.createMany({
      data: added.map(({ image, alt, position }) => ({ productId, image, alt, position })),
    })
  }
}
