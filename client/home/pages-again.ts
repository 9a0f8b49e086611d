import type { QueryClient } from '@tanstack/react-query'
import { getProducts } from '#contract/catalog'
import { pageSize } from '#contract/shop'
import { call } from '../api/call'
import { productPages } from '../catalog/queries'

/** Eight pages of twelve: the call answers at most a hundred products. */
const pagesAtOnce = 8

/** Reads the list as long as it was before a reload, in one call for each eight pages. */
export async function readPagesAgain(queryClient: QueryClient, count: number): Promise<void> {
  const { queryKey } = productPages()
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const parts = numbers.filter((number) => number % pagesAtOnce === 1)
  const limit = pageSize * Math.min(count, pagesAtOnce)
  const answers = await Promise.all(
    parts.map((_, index) => call(getProducts, { page: index + 1, limit })),
  )
  const products = answers.flatMap((answer) => answer.products)
  const total = answers.at(-1)?.total ?? 0
  const last_page = Math.max(1, Math.ceil(total / pageSize))
  const shown = numbers.slice(0, last_page)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, {
    pages: shown.map((number) => ({
      products: products.slice((number - 1) * pageSize, number * pageSize),
      total,
      current_page: number,
      last_page,
    })),
    pageParams: shown,
  })
}
