import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/imports-shapes'

const changing = { method: 'POST', access: 'staff', right: 'imports', changes: true } as const
const reading = { method: 'GET', access: 'staff', right: 'imports' } as const

/** Files given so far, newest first. */
export const getImports: StaffCall<typeof shapes.getImports> = {
  ...reading,
  path: '/api/office/imports',
}
/** Begins to take a file of goods. */
export const beginImport: StaffCall<typeof shapes.beginImport> = {
  ...changing,
  path: '/api/office/imports/begin',
}
/** Takes a piece of the file; the same piece again is no error. */
export const sendPiece: StaffCall<typeof shapes.sendPiece> = {
  ...changing,
  path: '/api/office/imports/piece',
  isLong: 'form',
}
/** Finds the changes of the file; changes nothing. */
export const checkImport: StaffCall<typeof shapes.checkImport> = {
  ...changing,
  path: '/api/office/imports/check',
}
/** Applies the checked changes, from where it was stopped. */
export const applyImport: StaffCall<typeof shapes.applyImport> = {
  ...changing,
  path: '/api/office/imports/apply',
}
export const stopImport: StaffCall<typeof shapes.stopImport> = {
  ...changing,
  path: '/api/office/imports/stop',
}
/** Takes the goods off sale that the file made. */
export const takeOffNew: StaffCall<typeof shapes.takeOffNew> = {
  ...changing,
  path: '/api/office/imports/take-off-new',
}
/** Leaves a file that has changed nothing. */
export const removeImport: StaffCall<typeof shapes.removeImport> = {
  ...changing,
  path: '/api/office/imports/remove',
}
export const getImport: StaffCall<typeof shapes.getImport> = {
  ...reading,
  path: '/api/office/imports/:id',
}
export const getImportRows: StaffCall<typeof shapes.getImportRows> = {
  ...reading,
  path: '/api/office/imports/:id/rows',
}
/** The rows that are wrong, as they came, with the row and the reason: mended, they are given again. */
export const getImportErrors: StaffCall<typeof shapes.getImportErrors> = {
  ...reading,
  path: '/api/office/imports/:id/errors.csv',
}
/** The changed goods as they were before: given again, it gives them back. */
export const getImportBefore: StaffCall<typeof shapes.getImportBefore> = {
  ...reading,
  path: '/api/office/imports/:id/before.csv',
}
