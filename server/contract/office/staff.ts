import { publicChange, staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/staff-shapes'

/** `code needed`: the account has a second factor and the code was missing. */
export const signIn = publicChange<typeof shapes.signIn>('/api/office/signin')
export const signOut = publicChange<typeof shapes.signOut>('/api/office/signout')
/** The person of a link; the link stays valid. */
export const readInvite = publicChange<typeof shapes.readInvite>('/api/office/invite/read')
/** Sets the password and signs in. An account with a second factor also needs its code. */
export const acceptInvite = publicChange<typeof shapes.acceptInvite>('/api/office/invite/accept')
export const getMe = staffRead<typeof shapes.getMe>('/api/office/me', 'ownAccount')
export const saveMe = staffChange<typeof shapes.saveMe>('/api/office/me/save', 'ownAccount')
/** Proves by password, or by a code with a second factor. */
export const prove = staffChange<typeof shapes.prove>('/api/office/me/prove', 'ownAccount')
/** Ends all other sessions. A 401 where the password was changed or removed meanwhile. */
export const changeMyPassword = staffChange<typeof shapes.changeMyPassword>(
  '/api/office/me/password',
  'ownAccount',
  { secret: true },
)
/** Makes a new secret, valid once it is confirmed. */
export const startTotp = staffChange<typeof shapes.startTotp>(
  '/api/office/me/totp/start',
  'ownAccount',
  { proved: true, secret: true },
)
/** Returns the recovery codes, only once. Ends all other sessions. */
export const confirmTotp = staffChange<typeof shapes.confirmTotp>(
  '/api/office/me/totp/confirm',
  'ownAccount',
  { secret: true },
)
/** Requires a code of the factor or a recovery code, which is the proof. */
export const stopTotp = staffChange<typeof shapes.stopTotp>(
  '/api/office/me/totp/off',
  'ownAccount',
  { secret: true },
)
export const getSessions = staffRead<typeof shapes.getSessions>(
  '/api/office/sessions',
  'ownAccount',
)
export const endSessions = staffChange<typeof shapes.endSessions>(
  '/api/office/sessions/end',
  'ownAccount',
)
export const getStaff = staffRead<typeof shapes.getStaff>('/api/office/staff', 'staff')
/** Returns a single-use link for 48 hours, only once. */
export const inviteStaff = staffChange<typeof shapes.inviteStaff>(
  '/api/office/staff/invite',
  'staff',
  { proved: true, secret: true },
)
/** Throws a 409 for the last active owner. */
export const saveStaff = staffChange<typeof shapes.saveStaff>('/api/office/staff/save', 'staff', {
  proved: true,
})
/** Removes password and second factor and returns a link for new ones. */
export const resetStaff = staffChange<typeof shapes.resetStaff>(
  '/api/office/staff/reset',
  'staff',
  { proved: true, secret: true },
)
export const getAudit = staffRead<typeof shapes.getAudit>('/api/office/audit', 'audit')
export const getApi = staffRead<typeof shapes.getApi>('/api/office/openapi.json', 'ownAccount')
