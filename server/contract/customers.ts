import type * as shapes from '#contract/customers-shapes'
import type { Call, CustomerCall } from '#contract/endpoint'

export const getCustomer: CustomerCall<typeof shapes.getCustomer> = {
  method: 'GET',
  path: '/api/customer',
  access: 'customer',
}
/** Signs up and logs in. A common password is a 422 for a shop on the internet only. */
export const signup: Call<typeof shapes.signup> = {
  method: 'POST',
  path: '/api/signup',
  access: 'anyone',
  changes: true,
}
export const login: Call<typeof shapes.login> = {
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  changes: true,
}
export const logout: Call<typeof shapes.logout> = {
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  changes: true,
}
