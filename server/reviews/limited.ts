import type { RateLimits } from '../http/rate-limits.ts'

type Writer = { customerId: number; productId: number }

/** Throws a 429 for too many reviews (decision 031); unwritten ones do not count. */
export async function withinLimits<T>(
  limits: RateLimits,
  { customerId, productId }: Writer,
  write: () => Promise<T>,
): Promise<T> {
  const ofProduct = `${customerId} ${productId}`
  await limits.count('reviewsPerProduct', ofProduct)
  try {
    await limits.count('reviewsPerCustomer', customerId)
    try {
      return await write()
    } catch (error) {
      await limits.giveBack('reviewsPerCustomer', customerId)
      throw error
    }
  } catch (error) {
    await limits.giveBack('reviewsPerProduct', ofProduct)
    throw error
  }
}
