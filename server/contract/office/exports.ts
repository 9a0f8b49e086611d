import { staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/exports-shapes'

/** The products that the list's filters show, in the order of their ids, as a file for a spreadsheet. */
export const exportProducts = staffRead<typeof shapes.exportProducts>(
  '/api/office/exports/products.csv',
  'imports',
)
