import { localPhoneDigits } from '#contract/phone'
import type { SmsConfig } from '../message-config.ts'
import { SendError } from './send-error.ts'

export type Sms = { id: string; to: string; text: string }
export type SendSms = (sms: Sms) => Promise<void>

export const noMobile = 'No mobile number of Bangladesh'
const longestMs = 10_000
const mostAnswer = 10_000
/** Without a connection nothing was sent; after any other error the gateway may have the message. */
const unreached =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** Null for a number that gets no SMS: only mobile numbers of Bangladesh do. */
export function smsNumber(number: string, form: SmsConfig['number']): string | null {
  const digits = localPhoneDigits(number)
  if (!/^01[3-9]\d{8}$/.test(digits)) return null
  return form === '01' ? digits : `88${digits}`
}

export function openSms(config: SmsConfig): SendSms {
  const { url, method, body = '', headers, ok } = config
  const isJson = /^\s*[{[]/.test(body)
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1)
  return async ({ id, to, text }) => {
    const number = smsNumber(to, config.number)
    if (number === null) throw new SendError('for good', noMobile)
    const fill = (template: string, write: (value: string) => string) =>
      template.replace(/\{(to|text|id)\}/g, (_, name) =>
        write({ to: number, text, id }[name as 'to']),
      )
    const answer = await ask(fill(url, encodeURIComponent), {
      method,
      headers: { 'content-type': type, ...headers },
      ...(method === 'POST' && { body: fill(body, isJson ? inJson : encodeURIComponent) }),
    })
    // Another address is not tried: the first one may have it.
    const isUnsure = answer.status >= 500 || (answer.status >= 300 && answer.status < 400)
    if (isUnsure) throw new SendError('unsure', answerOf(answer))
    const isTaken = answer.status < 300 && (!ok || ok.test(answer.text))
    if (!isTaken) throw new SendError('again', answerOf(answer))
  }
}

async function ask(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
    })
    return { status: response.status, text: (await response.text()).slice(0, mostAnswer) }
  } catch (error) {
    const { code = '' } = Object(Object(error).cause)
    throw new SendError(
      unreached.test(String(code)) ? 'again' : 'unsure',
      Object(error).cause ?? error,
    )
  }
}

function answerOf({ status, text }: { status: number; text: string }): string {
  return `${status} ${text.replace(/\s+/g, ' ').slice(0, 150)}`
}
