import { ownRead, publicChange } from '#contract/calls'
import type * as shapes from '#contract/customers-shapes'

export const getCustomer = ownRead<typeof shapes.getCustomer>('/api/customer')
/** Signs up and logs in. A common password is a 422 for a shop on the internet only. */
export const signup = publicChange<typeof shapes.signup>('/api/signup')
export const login = publicChange<typeof shapes.login>('/api/login')
export const logout = publicChange<typeof shapes.logout>('/api/logout')
