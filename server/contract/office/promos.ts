import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/promos-shapes'

/** The newest first, 30 at a time. */
export const getPromos: StaffCall<typeof shapes.getPromos> = {
  method: 'GET',
  path: '/api/office/promos',
  access: 'staff',
  right: 'promos',
}
/**
 * Makes one, or changes one; a used one keeps its code and its amount. Throws a 409 with `current`
 * for another version.
 */
export const savePromo: StaffCall<typeof shapes.savePromo> = {
  method: 'POST',
  path: '/api/office/promos/save',
  access: 'staff',
  right: 'promos',
  changes: true,
}
/** From now on nobody may use it, until it is saved as active again. */
export const endPromo: StaffCall<typeof shapes.endPromo> = {
  method: 'POST',
  path: '/api/office/promos/end',
  access: 'staff',
  right: 'promos',
  changes: true,
}
