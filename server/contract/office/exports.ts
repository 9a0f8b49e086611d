import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/exports-shapes'

/** The goods that the list's filters show, in the order of their ids, as a file for a spreadsheet. */
export const exportProducts: StaffCall<typeof shapes.exportProducts> = {
  method: 'GET',
  path: '/api/office/exports/products.csv',
  access: 'staff',
  right: 'imports',
}
