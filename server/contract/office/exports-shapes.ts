import { z } from 'zod'
import { getProducts } from '#contract/office/products-shapes'

/** The answer is a CSV in UTF-8, not JSON. */
export const exportProducts = {
  input: getProducts.input.omit({ sort: true, after: true }),
  output: z.string(),
}
