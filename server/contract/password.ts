import { ownChange } from '#contract/calls'
import type * as shapes from '#contract/password-shapes'

// Separate from the other calls of customers, which every page loads first.
/** Ends all other sessions. A wrong `current` is a 422. Not in the spec: decision 028. */
export const changePassword = ownChange<typeof shapes.changePassword>('/api/customer/password')
