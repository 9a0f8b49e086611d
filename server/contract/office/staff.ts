import { z } from 'zod'
import { publicChange, staffChange, staffRead } from '#contract/calls'
import { type Right, roles } from '#contract/office/rights'
import { loginPattern, staffPassword } from '#contract/office/rules'
import { cursor, line, listOf, moment, version } from '#contract/office/wire'
import { done, Id, id, password, Time, text } from '#contract/wire'

const Lang = z.enum(['bn', 'en'], { error: 'The language is bn or en' })
const RoleName = z.enum(roles, { error: 'Please choose a role' })

export const Me = z.object({
  id: Id,
  name: z.string(),
  login: z.string(),
  role: RoleName,
  lang: Lang,
  totp: z.boolean(),
})
export type Me = z.infer<typeof Me>

/**
 * `invited_until`: end of an unused link. `seen_at`: last use of their newest session. `tried`:
 * wrong passwords for the login within an hour, except from known devices.
 */
export const Staff = z.object({
  id: Id,
  v: z.int(),
  name: z.string(),
  login: z.string(),
  role: RoleName,
  active: z.boolean(),
  totp: z.boolean(),
  invited_until: Time.nullable(),
  seen_at: Time.nullable(),
  tried: z.int(),
})
export type Staff = z.infer<typeof Staff>

const login = () =>
  text('login', 60).refine((typed) => loginPattern.test(typed), {
    error: 'The login may have letters, digits and . _ @ + -',
  })
const code = () => text('code', 60)
const newPassword = () => password('password', staffPassword.min, staffPassword.max)
const token = () => text('link', 200)
const Signed = { staff: Me, rights: z.array(z.string() as unknown as z.ZodType<Right>) }

/** `code needed`: the account has a second factor and the code was missing. */
export const signIn = publicChange('/api/office/signin', {
  input: z.object({
    login: text('login', 1000),
    password: password('password', 1, 1000),
    code: code().nullish(),
  }),
  output: z.union([done('success', Signed), done('code needed', {})]),
})
export const signOut = publicChange('/api/office/signout', {
  input: z.object({}),
  output: done('success', {}),
})
/** The person of a link; the link stays valid. */
export const readInvite = publicChange('/api/office/invite/read', {
  input: z.object({ token: token() }),
  output: done('success', { name: z.string(), login: z.string(), totp: z.boolean() }),
})
/** Sets the password and signs in. An account with a second factor also needs its code. */
export const acceptInvite = publicChange('/api/office/invite/accept', {
  input: z.object({ token: token(), password: newPassword(), code: code().nullish() }),
  output: done('success', Signed),
})
/** `totp_required`: all other calls are refused until a second factor is set up. */
export const getMe = staffRead('/api/office/me', 'ownAccount', {
  input: z.object({}),
  output: done('success', { ...Signed, totp_required: z.boolean() }),
})
export const saveMe = staffChange('/api/office/me/save', 'ownAccount', {
  input: z.object({ name: line('name', 100), lang: Lang }),
  output: done('success', { staff: Me }),
})
/** Proves by password, or by a code with a second factor. */
export const prove = staffChange('/api/office/me/prove', 'ownAccount', {
  input: z.object({ password: password('password', 1, 1000).nullish(), code: code().nullish() }),
  output: done('success', {}),
})
/** Ends all other sessions. A 401 where the password was changed or removed meanwhile. */
export const changeMyPassword = staffChange('/api/office/me/password', 'ownAccount', {
  secret: true,
  input: z.object({ current: password('current', 1, 1000), password: newPassword() }),
  output: done('success', {}),
})
/**
 * Makes a new secret, valid once it is confirmed. `uri`: otpauth://, for a QR code; `secret`: the
 * same in base32, for typing.
 */
export const startTotp = staffChange('/api/office/me/totp/start', 'ownAccount', {
  proved: true,
  secret: true,
  input: z.object({}),
  output: done('success', { uri: z.string(), secret: z.string() }),
})
/** Returns the recovery codes, only once. Ends all other sessions. */
export const confirmTotp = staffChange('/api/office/me/totp/confirm', 'ownAccount', {
  secret: true,
  input: z.object({ code: code() }),
  output: done('success', { recovery: z.array(z.string()) }),
})
/** Requires a code of the factor or a recovery code, which is the proof. */
export const stopTotp = staffChange('/api/office/me/totp/off', 'ownAccount', {
  secret: true,
  input: z.object({ code: code() }),
  output: done('success', {}),
})
/** `id` grants no access. */
export const getSessions = staffRead('/api/office/sessions', 'ownAccount', {
  input: z.object({}),
  output: done('success', {
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        address: z.string(),
        started_at: Time,
        seen_at: Time,
        current: z.boolean(),
      }),
    ),
  }),
})
export const endSessions = staffChange('/api/office/sessions/end', 'ownAccount', {
  input: z.object({ id: text('session', 100) }),
  output: done('success', { ended: z.int() }),
})
export const getStaff = staffRead('/api/office/staff', 'staff', {
  input: z.object({}),
  output: done('success', { staff: z.array(Staff) }),
})
/** Returns a single-use link for 48 hours, only once. */
export const inviteStaff = staffChange('/api/office/staff/invite', 'staff', {
  proved: true,
  secret: true,
  input: z.object({ name: line('name', 100), login: login(), role: RoleName }),
  output: done('success', { staff: Staff, link: z.string() }),
})
/** Throws a 409 for the last active owner. */
export const saveStaff = staffChange('/api/office/staff/save', 'staff', {
  proved: true,
  input: z.object({
    id: id('person'),
    v: version(),
    name: line('name', 100),
    role: RoleName,
    active: z.boolean({ error: 'Please say whether the account is active' }),
  }),
  output: done('success', { staff: Staff }),
})
/** Removes password and second factor and returns a link for new ones. */
export const resetStaff = staffChange('/api/office/staff/reset', 'staff', {
  proved: true,
  secret: true,
  input: z.object({ id: id('person'), v: version() }),
  output: done('success', { staff: Staff, link: z.string() }),
})

/**
 * `login`: the author's; it never changes. `before`, `after`: only changed columns, null without a row. `trans_id`: of the row's order.
 * `subject`: name of the person, product or writer concerned. Rows of one `request` are one act.
 */
const AuditEntry = z.object({
  id: Id,
  at: Time,
  staff: z.string(),
  login: z.string(),
  act: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  trans_id: z.string().nullable(),
  subject: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  request: z.string(),
  address: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const getAudit = staffRead('/api/office/audit', 'audit', {
  input: z.object({
    staff: id('person').nullish(),
    entity: text('kind of row', 40).nullish(),
    from: moment('beginning').nullish(),
    to: moment('end').nullish(),
    after: cursor(),
  }),
  output: listOf('entries', AuditEntry),
})
export const getApi = staffRead('/api/office/openapi.json', 'ownAccount', {
  input: z.object({}),
  output: z.looseObject({ openapi: z.string() }),
})
