import { join } from 'node:path'
import { isLoopback, type Variables } from './environment.ts'

/** By SMTP, or into a folder for a try. */
export type MailConfig = { from: string } & ({ url: string } | { folder: string })
export type SmsConfig = NonNullable<ReturnType<typeof smsOf>>

/** Undefined: the shop sends no mail. */
export function mailOf(env: Variables, dataDir: string): MailConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from = 'shop@localhost', MAIL_TO_FOLDER } = env
  if (url) return { url, from }
  const isTrial = !env.DATABASE_URL || env.NODE_ENV !== 'production'
  const isOn = (MAIL_TO_FOLDER ?? (isTrial ? 'on' : 'off')) === 'on'
  return isOn ? { folder: join(dataDir, 'mail'), from } : undefined
}

/** Undefined: the shop sends no SMS. */
export function smsOf(env: Variables) {
  if (!env.SMS_URL) return undefined
  return {
    url: env.SMS_URL,
    method: env.SMS_METHOD,
    body: env.SMS_BODY,
    headers: env.SMS_HEADERS ?? {},
    ok: env.SMS_OK,
    number: env.SMS_NUMBER,
    aDay: env.SMS_A_DAY,
  }
}

/** The sentence about a setting that these need, or undefined. */
export function lackOfSenders(env: Variables): string | undefined {
  if (env.SMTP_URL && !env.MAIL_FROM) {
    return 'MAIL_FROM is not set: SMTP_URL and MAIL_FROM go together.'
  }
  // A mail server or gateway of this machine may be a try: its links to localhost work there.
  const away = (['SMTP_URL', 'SMS_URL'] as const).find(
    (name) => env[name] && !isLoopback(new URL(env[name]).hostname),
  )
  if (!away || env.PUBLIC_URL || env.NODE_ENV !== 'production') return undefined
  return `PUBLIC_URL is not set while ${away} is: links in messages begin with the shop's address, and without it they would lead to the customer's own machine.`
}
