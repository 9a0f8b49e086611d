import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/import-pictures-shapes'

/** Pictures of a file that did not come, and why. */
export const getImportPictures: StaffCall<typeof shapes.getImportPictures> = {
  method: 'GET',
  access: 'staff',
  right: 'imports',
  path: '/api/office/imports/:id/pictures',
}
/** Tries those again. */
export const fetchPicturesAgain: StaffCall<typeof shapes.fetchPicturesAgain> = {
  method: 'POST',
  access: 'staff',
  right: 'imports',
  changes: true,
  path: '/api/office/imports/pictures',
}
