import { z } from 'zod'
import { done, Id, id, password, Time, text } from '#contract/wire'
import { type Right, roles } from '#contract/office/rights'
import { loginPattern, staffPassword } from '#contract/office/rules'
import { cursor, listOf, moment, version } from '#contract/office/wire'

const Lang = z.enum(['bn', 'en'], { error: 'The language is bn or en' })
const RoleName = z.enum(roles, { error: 'Please, choose a role' })

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

export const signIn = {
  input: z.object({
    login: text('login', 1000),
    password: password('password', 1, 1000),
    code: code().nullish(),
  }),
  output: z.union([done('success', Signed), done('code needed', {})]),
}
export const signOut = { input: z.object({}), output: done('success', {}) }
export const readInvite = {
  input: z.object({ token: token() }),
  output: done('success', { name: z.string(), login: z.string(), totp: z.boolean() }),
}
export const acceptInvite = {
  input: z.object({ token: token(), password: newPassword(), code: code().nullish() }),
  output: done('success', Signed),
}
/** `totp_required`: all other calls are refused until a second factor is set up. */
export const getMe = {
  input: z.object({}),
  output: done('success', { ...Signed, totp_required: z.boolean() }),
}
export const saveMe = {
  input: z.object({ name: text('name', 100), lang: Lang }),
  output: done('success', { staff: Me }),
}
export const prove = {
  input: z.object({ password: password('password', 1, 1000).nullish(), code: code().nullish() }),
  output: done('success', {}),
}
export const changeMyPassword = {
  input: z.object({ current: password('current', 1, 1000), password: newPassword() }),
  output: done('success', {}),
}
/** `uri`: otpauth://, for a QR code; `secret`: the same in base32, for typing. */
export const startTotp = {
  input: z.object({}),
  output: done('success', { uri: z.string(), secret: z.string() }),
}
export const confirmTotp = {
  input: z.object({ code: code() }),
  output: done('success', { recovery: z.array(z.string()) }),
}
export const stopTotp = { input: z.object({ code: code() }), output: done('success', {}) }
/** `id` grants no access. */
export const getSessions = {
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
}
export const endSessions = {
  input: z.object({ id: text('session', 100) }),
  output: done('success', { ended: z.int() }),
}
export const getStaff = {
  input: z.object({}),
  output: done('success', { staff: z.array(Staff) }),
}
export const inviteStaff = {
  input: z.object({ name: text('name', 100), login: login(), role: RoleName }),
  output: done('success', { staff: Staff, link: z.string() }),
}
export const saveStaff = {
  input: z.object({
    id: id('person'),
    v: version(),
    name: text('name', 100),
    role: RoleName,
    active: z.boolean({ error: 'Please, say whether the account is active' }),
  }),
  output: done('success', { staff: Staff }),
}
export const resetStaff = {
  input: z.object({ id: id('person'), v: version() }),
  output: done('success', { staff: Staff, link: z.string() }),
}

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
export const getAudit = {
  input: z.object({
    staff: id('person').nullish(),
    entity: text('kind of row', 40).nullish(),
    from: moment('beginning').nullish(),
    to: moment('end').nullish(),
    after: cursor(),
  }),
  output: listOf('entries', AuditEntry),
}
export const getApi = { input: z.object({}), output: z.looseObject({ openapi: z.string() }) }
