import type { suggestSearch } from '#contract/catalog'
import type { OutputOf } from '#contract/endpoint'
import type { PrismaClient } from '../database/generated/client.ts'
import type { openSearch } from './search.ts'

const most = { products: 6, categories: 2 }

/** The closest products, and the categories where two or more of them stand. */
export async function suggest(
  prisma: PrismaClient,
  search: ReturnType<typeof openSearch>,
  keyword: string,
): Promise<OutputOf<typeof suggestSearch>> {
  const { data } = (await search(keyword, {})).products
  const first = data.slice(0, most.products)
  const links = await prisma.productCategory.findMany({
    where: { productId: { in: first.map(({ id }) => id) } },
    select: { category: { select: { category: true } } },
  })
  const counts = new Map<string, number>()
  for (const { category } of links) {
    counts.set(category.category, (counts.get(category.category) ?? 0) + 1)
  }
  const least = Math.min(first.length, 2)
  const categories = [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, one], [, other]) => other - one)
  return {
    products: first.map(({ title, slug }) => ({ title, slug })),
    categories: categories.slice(0, most.categories).map(([category]) => category),
  }
}
