import { z } from 'zod'
import { staffRead } from '#contract/calls'
import { getProducts } from '#contract/office/products'

/**
 * The products that the list's filters show, in the order of their ids, as a file for a spreadsheet.
 * The answer is a CSV in UTF-8, not JSON.
 */
export const exportProducts = staffRead('/api/office/exports/products.csv', 'imports', {
  input: getProducts.input.omit({ sort: true, after: true }),
  output: z.string(),
})
