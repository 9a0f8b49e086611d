export type SecurityEvent =
  | 'signup'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'password_changed'
  | 'password_refused'
  | 'office_login'
  | 'office_login_failed'
  | 'office_logout'
  | 'office_invite_used'
  | 'office_invite_refused'
  | 'office_proved'
  | 'office_proof_refused'
  | 'office_factor_on'
  | 'office_factor_off'
  | 'office_sessions_ended'
  | 'rate_limited'
  | 'forbidden'
  | 'cross_site_refused'

/** An answer that is not a 200. `message` may be shown to a shopper as it stands. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: {
      errors?: Record<string, string[]>
      retryAfterSeconds?: number
      event?: SecurityEvent
      body?: Record<string, unknown>
    } = {},
  ) {
    super(message)
  }
}

export const unreadable = () => new Refusal(400, 'The request could not be read')
export const unknownType = () =>
  new Refusal(415, 'The body must be JSON, a form or multipart/form-data')
export const tooLarge = () => new Refusal(413, 'The request is too large')
export const unauthenticated = (message = 'Please, log in first') => new Refusal(401, message)
export const forbidden = () =>
  new Refusal(403, 'This belongs to another customer', { event: 'forbidden' })
export const forbiddenHere = () =>
  new Refusal(403, 'This is not for your role', { event: 'forbidden' })
export const crossSite = () =>
  new Refusal(403, 'This request came from another site', { event: 'cross_site_refused' })
/** `what`: the missing thing with a capital, such as `The product`. */
export const notFound = (what: string) => new Refusal(404, `${what} was not found`)
export const conflict = (message: string, body?: Record<string, unknown>) =>
  new Refusal(409, message, body ? { body } : {})
export const refuseField = (status: number, field: string, message: string) =>
  new Refusal(status, message, { errors: { [field]: [message] } })
/** For `parse`: what a field says whose shape has no error of its own. */
export const fieldIsWrong = { error: () => 'A field is not right' }
export const invalid = (field: string, message: string) => refuseField(422, field, message)
export const tooManyTries = (
  retryAfterSeconds: number,
  message = 'Too many tries, please wait a little',
) => new Refusal(429, message, { retryAfterSeconds, event: 'rate_limited' })
export const noPictureNow = () =>
  new Refusal(
    503,
    'No picture can be stored at the moment: send it without pictures, or try again later',
    { retryAfterSeconds: 60 },
  )
export const unavailable = () =>
  new Refusal(503, 'The shop is busy, please try again in a moment', { retryAfterSeconds: 2 })
