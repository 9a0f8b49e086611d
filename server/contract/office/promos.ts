import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/promos-shapes'

export const getPromos = staffRead<typeof shapes.getPromos>('/api/office/promos', 'promos')
/** A used promo keeps its code and its amount. A 409 with `current` for another version. */
export const savePromo = staffChange<typeof shapes.savePromo>('/api/office/promos/save', 'promos')
/** Ends the promo at once, until it is saved as active again. */
export const endPromo = staffChange<typeof shapes.endPromo>('/api/office/promos/end', 'promos')
