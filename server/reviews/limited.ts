import type { Tries } from '../http/tries.ts'

type Writer = { customerId: number; productId: number }

/**
 * Writes a review if the customer has not written too many, of this product or in all (decision 031);
 * throws a 429 else. A review that could not be written counts for nothing.
 */
export async function withinLimits<T>(
  tries: Tries,
  { customerId, productId }: Writer,
  write: () => Promise<T>,
): Promise<T> {
  const ofProduct = `${customerId} ${productId}`
  await tries.count('reviewsPerProduct', ofProduct)
  try {
    await tries.count('reviewsPerCustomer', customerId)
    try {
      return await write()
    } catch (error) {
      await tries.giveBack('reviewsPerCustomer', customerId)
      throw error
    }
  } catch (error) {
    await tries.giveBack('reviewsPerProduct', ofProduct)
    throw error
  }
}
