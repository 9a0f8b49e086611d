import type { RateLimits } from '../http/rate-limits.ts'

type Writer = { customerId: number; productId: number }

/**
 * Writes a review if the customer has not written too many, of this product or in all (decision 031);
 * throws a 429 else. A review that could not be written counts for nothing.
 */
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
