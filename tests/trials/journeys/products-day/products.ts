import { randomUUID } from 'node:crypto'
import type { Visits } from '../../../journeys/support/visits.ts'
import { countedProduct } from '../../../support/counted.ts'

export const shelf = 'পাঞ্জাবি'
export const list = `/category/${shelf}`

/** Not shared with other tests; the words are searched for. */
export const named = (words: string) => `${words} ${randomUUID().slice(0, 6)}`

/** Products of one shelf, with an existing picture. */
export function openProductForm(shop: Visits) {
  async function given(words: string) {
    const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
    const { id } = await shop.prisma.category.findFirstOrThrow({ where: { category: shelf } })
    return { title: named(words), slug: `day-${randomUUID()}`, image, categoryIds: [id] }
  }

  /** In two colors and two sizes, each counted. */
  async function panjabi(counts: Record<string, number>) {
    const own = await given('ঈদ পাঞ্জাবি')
    const choices = { colors: ['সবুজ', 'নীল'], sizes: ['M', 'L'], counts }
    const products = await countedProduct(shop, { ...own, priceTaka: 1800, ...choices })
    return { ...products, ...own }
  }

  const plain = async (words: string, priceTaka: number) =>
    shop.make.product({ ...(await given(words)), priceTaka })

  return { panjabi, plain }
}
