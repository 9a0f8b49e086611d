import type { Call, StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/staff-shapes'

/** `code needed` where the account has a second factor and none was sent. */
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
/** Whom a link invites, or lets in again; the link stays good. */
export const readInvite: Call<typeof shapes.readInvite> = {
  method: 'POST',
  path: '/api/office/invite/read',
  access: 'anyone',
  changes: true,
}
/** Sets the password, uses the link up, and signs in. An account with a second factor wants its code too. */
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
/** By password, or by a code where there is a second factor. */
export const prove: StaffCall<typeof shapes.prove> = {
  method: 'POST',
  path: '/api/office/me/prove',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
}
/** Wants the present password. Ends all other sessions. A 401 where the password was changed or taken away meanwhile. */
export const changeMyPassword: StaffCall<typeof shapes.changeMyPassword> = {
  method: 'POST',
  path: '/api/office/me/password',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
  secret: true,
}
/** A new secret, which counts once it is confirmed. */
export const startTotp: StaffCall<typeof shapes.startTotp> = {
  method: 'POST',
  path: '/api/office/me/totp/start',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
  proved: true,
  secret: true,
}
/** Answers the recovery codes, this once. Ends all other sessions. */
export const confirmTotp: StaffCall<typeof shapes.confirmTotp> = {
  method: 'POST',
  path: '/api/office/me/totp/confirm',
  access: 'staff',
  right: 'ownAccount',
  changes: true,
  secret: true,
}
/** Wants a code of the factor, or a recovery code. */
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
/** Answers a link for one use within 48 hours, this once. */
export const inviteStaff: StaffCall<typeof shapes.inviteStaff> = {
  method: 'POST',
  path: '/api/office/staff/invite',
  access: 'staff',
  right: 'staff',
  changes: true,
  proved: true,
  secret: true,
}
/** The last active owner stays one: 409. */
export const saveStaff: StaffCall<typeof shapes.saveStaff> = {
  method: 'POST',
  path: '/api/office/staff/save',
  access: 'staff',
  right: 'staff',
  changes: true,
  proved: true,
}
/** Takes password and second factor away and answers a link for new ones. */
export const resetStaff: StaffCall<typeof shapes.resetStaff> = {
  method: 'POST',
  path: '/api/office/staff/reset',
  access: 'staff',
  right: 'staff',
  changes: true,
  proved: true,
  secret: true,
}
/** What staff changed, newest first. */
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
