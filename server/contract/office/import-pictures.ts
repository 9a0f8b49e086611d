import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/import-pictures-shapes'

/** Pictures of a file that could not be fetched, with the reason. */
export const getImportPictures = staffRead<typeof shapes.getImportPictures>(
  '/api/office/imports/:id/pictures',
  'imports',
)
export const fetchPicturesAgain = staffChange<typeof shapes.fetchPicturesAgain>(
  '/api/office/imports/pictures',
  'imports',
)
