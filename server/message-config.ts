import { join } from 'node:path'
import type { Variables } from './environment.ts'

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
