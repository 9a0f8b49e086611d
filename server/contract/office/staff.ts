import type { Call, StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/staff-shapes'

/** `code needed`: the account has a second factor and the code was missing. */
export const signIn: Call<typeof shapes.signIn> = {
  method: 'POST',
  path: '/api/office/signin',
  access: 'anyone',
  changes: true,
}
export const signOut: Call<typeof shapes.signOut> = {
  method: 'POST',
  path: '/api/office/signout',
  access: 'anyone',
  changes: true,
}
/** The person of a link; the link stays valid. */
export const readInvite: Call<typeof shapes.readInvite> = {
  method: 'POST',
  path: '/api/office/invite/read',
  access: 'anyone',
  changes: true,
}
/**
 * Sets the password, uses the link and signs in. An account with a second factor also needs its
 * code.
 */
export const acceptInvite: Call<typeof shapes.acceptInvite> = {
  method: 'POST',
  path: '/api/office/invite/accept',
  access: 'anyone',
  changes: true,
}
export const getMe: StaffCall<typeof shapes.getMe> = {
  method: 'GET',
  path: '/api/office/me',
  access: 'staff',
  right: 'ownAccount',
}
export const saveMe: StaffCall<typeof shapes.saveMe> = {
  method: 'POST',
  path: '/api/office/me/save',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
}
/** Proves by password, or by a code with a second factor. */
export const prove: StaffCall<typeof shapes.prove> = {
  method: 'POST',
  path: '/api/office/me/prove',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
}
/**
 * Requires the current password. Ends all other sessions. A 401 where the password was changed or
 * removed meanwhile.
 */
export const changeMyPassword: StaffCall<typeof shapes.changeMyPassword> = {
  method: 'POST',
  path: '/api/office/me/password',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
  secret: true,
}
/** Makes a new secret, valid once it is confirmed. */
export const startTotp: StaffCall<typeof shapes.startTotp> = {
  method: 'POST',
  path: '/api/office/me/totp/start',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
  proved: true,
  secret: true,
}
/** Returns the recovery codes, only once. Ends all other sessions. */
export const confirmTotp: StaffCall<typeof shapes.confirmTotp> = {
  method: 'POST',
  path: '/api/office/me/totp/confirm',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
  secret: true,
}
/** Requires a code of the factor or a recovery code. */
export const stopTotp: StaffCall<typeof shapes.stopTotp> = {
  method: 'POST',
  path: '/api/office/me/totp/off',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
  proved: true,
  secret: true,
}
export const getSessions: StaffCall<typeof shapes.getSessions> = {
  method: 'GET',
  path: '/api/office/sessions',
  access: 'staff',
  right: 'ownAccount',
}
export const endSessions: StaffCall<typeof shapes.endSessions> = {
  method: 'POST',
  path: '/api/office/sessions/end',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
}
export const getStaff: StaffCall<typeof shapes.getStaff> = {
  method: 'GET',
  path: '/api/office/staff',
  access: 'staff',
  right: 'staff',
}
/** Returns a single-use link for 48 hours, only once. */
export const inviteStaff: StaffCall<typeof shapes.inviteStaff> = {
  method: 'POST',
  path: '/api/office/staff/invite',
  access: 'staff',
  right: 'staff',
  changes: true,
  proved: true,
  secret: true,
}
/** Throws a 409 for the last active owner. */
export const saveStaff: StaffCall<typeof shapes.saveStaff> = {
  method: 'POST',
  path: '/api/office/staff/save',
  access: 'staff',
  right: 'staff',
  changes: true,
  proved: true,
}
/** Removes password and second factor and returns a link for new ones. */
export const resetStaff: StaffCall<typeof shapes.resetStaff> = {
  method: 'POST',
  path: '/api/office/staff/reset',
  access: 'staff',
  right: 'staff',
  changes: true,
  proved: true,
  secret: true,
}
/** The audit, newest first. */
export const getAudit: StaffCall<typeof shapes.getAudit> = {
  method: 'GET',
  path: '/api/office/audit',
  access: 'staff',
  right: 'audit',
}
export const getApi: StaffCall<typeof shapes.getApi> = {
  method: 'GET',
  path: '/api/office/openapi.json',
  access: 'staff',
  right: 'ownAccount',
}
