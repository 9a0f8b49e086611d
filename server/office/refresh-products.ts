import type { Transaction } from './as-staff.ts'

/** Refreshes the listings of some products, and the words of some. */
export async function refreshProducts(
  tx: Transaction,
  { lists, words }: Record<'lists' | 'words', readonly number[]>,
): Promise<void> {
  await tx.$executeRaw`select shop_refresh_products(${lists}::int[], ${words}::int[])`
}
