import type * as shapes from '#contract/customers-shapes'
import type { Call, CustomerCall } from '#contract/endpoint'

export const getCustomer: CustomerCall<typeof shapes.getCustomer> = {
  method: 'GET',
  path: '/api/customer',
  access: 'customer',
}
/** Signs up and logs in. */
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
/** Ends all other sessions of the customer. A wrong `current` is a 422. Not in the spec: decision 028. */
export const changePassword: CustomerCall<typeof shapes.changePassword> = {
  method: 'POST',
  path: '/api/customer/password',
  access: 'customer',
  changes: true,
}
/** Also answers a guest. */
export const logout: Call<typeof shapes.logout> = {
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  changes: true,
}
