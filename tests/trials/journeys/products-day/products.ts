import { randomUUID } from 'node:crypto'
import type { Visits } from '../../../journeys/support/visits.ts'

const category = 'পাঞ্জাবি'
export const list = `/category/${category}`

/** Not shared with other tests; the words are searched for. */
export const named = (words: string) => `${words} ${randomUUID().slice(0, 6)}`

/** Makes products of one category, with an existing picture. */
export function openProductForm(shop: Visits) {
  return async (words: string, priceTaka: number) => {
    const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
    const { id } = await shop.prisma.category.findFirstOrThrow({ where: { category } })
    const own = { title: named(words), slug: `day-${randomUUID()}`, image, categoryIds: [id] }
    return shop.make.product({ ...own, priceTaka })
  }
}
