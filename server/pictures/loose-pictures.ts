import { Prisma } from '../database/generated/client.ts'

/**
 * Locks the loose ones of these pictures until the end of the transaction, in the order of their
 * names: `share` keeps them from a sweep, which leaves out pictures that are locked. Returns them.
 */
export async function lockLoose(
  tx: Prisma.TransactionClient,
  images: readonly string[],
  strength: 'share' | 'update skip locked',
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ image: string }[]>`
    select image from loose_picture where image = any(${images}::text[])
    order by image for ${Prisma.raw(strength)}`
  return rows.map(({ image }) => image)
}

/** A draft or an order keeps a picture that the shop does not show. */
type Use = 'shown' | 'kept' | null

/** The uses of these pictures; looks for one that keeps it only where nothing shows it. */
export async function readUses(
  tx: Prisma.TransactionClient,
  images: readonly string[],
): Promise<Map<string, Use>> {
  const rows = await tx.$queryRaw<{ image: string; use: Use }[]>`
    select image, case when shop_shows_picture(image) then 'shown'
      when shop_keeps_picture(image) then 'kept' end as use
    from unnest(${images}::text[]) image`
  return new Map(rows.map(({ image, use }) => [image, use]))
}
