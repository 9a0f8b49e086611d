import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/imports-shapes'

export const getImports = staffRead<typeof shapes.getImports>('/api/office/imports', 'imports')
export const beginImport = staffChange<typeof shapes.beginImport>(
  '/api/office/imports/begin',
  'imports',
)
/** Receives a piece of the file; the same piece again is no error. */
export const sendPiece = staffChange<typeof shapes.sendPiece>(
  '/api/office/imports/piece',
  'imports',
  { isLong: 'form' },
)
/** Finds the changes of the file; writes nothing to the shop. */
export const checkImport = staffChange<typeof shapes.checkImport>(
  '/api/office/imports/check',
  'imports',
)
/** Applies the checked changes; continues where it was stopped. */
export const applyImport = staffChange<typeof shapes.applyImport>(
  '/api/office/imports/apply',
  'imports',
)
export const stopImport = staffChange<typeof shapes.stopImport>(
  '/api/office/imports/stop',
  'imports',
)
export const takeOffNew = staffChange<typeof shapes.takeOffNew>(
  '/api/office/imports/take-off-new',
  'imports',
)
export const removeImport = staffChange<typeof shapes.removeImport>(
  '/api/office/imports/remove',
  'imports',
)
export const getImport = staffRead<typeof shapes.getImport>('/api/office/imports/:id', 'imports')
export const getImportRows = staffRead<typeof shapes.getImportRows>(
  '/api/office/imports/:id/rows',
  'imports',
)
/** The wrong rows as they came, with row and reason: once corrected, they are imported again. */
export const getImportErrors = staffRead<typeof shapes.getImportErrors>(
  '/api/office/imports/:id/errors.csv',
  'imports',
)
/** The changed products in their former state: importing this file restores them. */
export const getImportBefore = staffRead<typeof shapes.getImportBefore>(
  '/api/office/imports/:id/before.csv',
  'imports',
)
