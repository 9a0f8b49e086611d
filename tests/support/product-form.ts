import { randomUUID } from 'node:crypto'
import type { ProductChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { saveProduct } from '#contract/office/products'
import type { PrismaClient } from '../../server/database/generated/client.ts'
import type { Fields } from './ask.ts'
import type { Visitor } from './shop.ts'

/** The URL of an uploaded picture that nothing shows yet, without its files. */
export async function addLoosePicture(
  prisma: PrismaClient,
  kind: 'catalog' | 'banners' | 'brand' = 'catalog',
  size = '800x800',
): Promise<string> {
  const image = `/uploads/${kind}/${randomUUID()}-${size}.webp`
  await prisma.loosePicture.create({ data: { image } })
  return image
}

/** Acts of a member of staff on products. */
export function openProductForm(prisma: PrismaClient, member: Visitor) {
  const photo = () => addLoosePicture(prisma)

  const save = (changes: ProductChanges, more: Fields = {}, key?: string) =>
    member.ask(
      saveProduct,
      { ...more, changes },
      key ? { headers: { 'Idempotency-Key': key } } : {},
    )

  /** Publishes a product with all required fields. */
  async function publish(changes: ProductChanges, categoryId: number) {
    const answer = await save({
      title: 'Jamdani Saree',
      price: 1250,
      images: { put: [{ ref: await photo() }] },
      categories: { add: [categoryId] },
      ...changes,
    })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body.product
  }

  async function saved(...args: Parameters<typeof save>): Promise<OfficeProduct> {
    const answer = await save(...args)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body.product
  }

  return { photo, save, saved, publish }
}

export const which = ({ id, v }: { id: number; v: number }) => ({ id, v })

/** New colors or sizes; the name is also the key. */
export const put = (...names: string[]) => ({ put: names.map((name) => ({ ref: name, name })) })

/** Counts by the names of color and size, of items that are not removed. */
export function countsOf({ items, colors, sizes }: OfficeProduct): Record<string, number> {
  return Object.fromEntries(
    items
      .filter(({ removed }) => !removed)
      .map(({ color_id, size_id, count }) => {
        const color = colors.find(({ id }) => id === color_id)?.color ?? '-'
        const size = sizes.find(({ id }) => id === size_id)?.size ?? '-'
        return [`${color} ${size}`, count]
      }),
  )
}
