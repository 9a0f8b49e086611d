import { request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import { localPhoneDigits } from '#contract/phone'
import type { SmsConfig } from '../config/message-config.ts'
import { orNull } from '../failures/or-null.ts'
import { SendError, sentenceOf } from './send-error.ts'

export type Sms = { id: string; to: string; text: string }
/** `stopped` ends the sending early. */
export type SendSms = (sms: Sms, stopped?: AbortSignal) => Promise<void>

export const noMobile = 'No mobile number of Bangladesh'
/** In milliseconds: until the gateway is reached, and from then on. */
export const smsLimits = { connect: 8000, answer: 10_000 }
const mostAnswer = 10_000
const who = 'The SMS gateway'
const unsure = `${who} did not say whether it took the SMS`

/** Null for a number that gets no SMS: only mobile numbers of Bangladesh do. */
export function smsNumber(number: string, form: SmsConfig['number']): string | null {
  const digits = localPhoneDigits(number)
  if (!/^01[3-9]\d{8}$/.test(digits)) return null
  return form === '01' ? digits : `88${digits}`
}

const hourMs = 60 * 60 * 1000
const dhakaMs = 6 * hourMs
const [firstHour, lastHour, mostHours] = [9, 22, 12]

/** When an SMS about an act may go: from 9 to 22 o'clock in Dhaka, and never after 12 hours. */
export function smsTime(actedAt: Date, now: Date): 'now' | 'never' | Date {
  if (now.getTime() - actedAt.getTime() > mostHours * hourMs) return 'never'
  const local = new Date(now.getTime() + dhakaMs)
  const hour = local.getUTCHours()
  if (hour >= firstHour && hour < lastHour) return 'now'
  const day = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const next = day + (hour >= lastHour ? 24 : 0) * hourMs + firstHour * hourMs
  return new Date(next - dhakaMs)
}

export function openSms(config: SmsConfig, limits = smsLimits): SendSms {
  const { url, method, body = '', headers, ok } = config
  const isJson = /^\s*[{[]/.test(body)
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const shown = withoutKeys(config)
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1)
  return async ({ id, to, text }, stopped) => {
    const number = smsNumber(to, config.number)
    if (number === null) throw new SendError('for good', noMobile)
    const fill = (template: string, write: (value: string) => string) =>
      template.replace(/\{(to|text|id)\}/g, (_, name) =>
        write({ to: number, text, id }[name as 'to']),
      )
    const answer = await ask(
      {
        url: new URL(fill(url, encodeURIComponent)),
        method,
        headers: { accept: '*/*', 'content-type': type, ...headers },
        body: method === 'POST' ? fill(body, isJson ? inJson : encodeURIComponent) : '',
      },
      limits,
      stopped,
    )
    // Another address is not tried: the first one may have it.
    const isUnsure = answer.status >= 500 || (answer.status >= 300 && answer.status < 400)
    if (isUnsure) throw new SendError('unsure', `${unsure}: ${shown(answer)}`)
    const isTaken = answer.status < 300 && (!ok || ok.test(answer.text))
    if (!isTaken) throw new SendError('again', `${who} refuses the SMS: ${shown(answer)}`)
  }
}

type Answer = { status: number; text: string }
type Question = { url: URL; method: string; headers: Record<string, string>; body: string }

/** Until the connection stands nothing was sent; after that the gateway may have the message. */
function ask(
  { url, method, headers, body }: Question,
  limits: typeof smsLimits,
  stopped: AbortSignal | undefined,
): Promise<Answer> {
  const isSafe = url.protocol === 'https:'
  let isConnected = false
  let late: NodeJS.Timeout | undefined
  return new Promise<Answer>((resolve, reject) => {
    const asking = (isSafe ? requestSafe : requestPlain)(url, {
      method,
      headers,
      // Of its own, so that its connect is seen.
      agent: false,
      ...(stopped && { signal: stopped }),
    })
    const endIn = (ms: number) => {
      clearTimeout(late)
      const error = Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })
      late = setTimeout(() => asking.destroy(error), ms)
    }
    endIn(limits.connect)
    asking.once('socket', (socket) =>
      socket.once(isSafe ? 'secureConnect' : 'connect', () => {
        isConnected = true
        endIn(limits.answer)
      }),
    )
    asking.on('error', reject)
    asking.once('response', async (response) => {
      let text = ''
      response.setEncoding('utf8')
      try {
        for await (const chunk of response) {
          text += chunk
          if (text.length >= mostAnswer) break
        }
        resolve({ status: response.statusCode ?? 0, text: text.slice(0, mostAnswer) })
      } catch (error) {
        reject(error)
      }
    })
    asking.end(body)
  })
    .catch((error) => {
      throw isConnected
        ? new SendError('unsure', unsure, error)
        : new SendError('again', sentenceOf(who, error), error)
    })
    .finally(() => clearTimeout(late))
}

/** What the gateway said, without the configured keys and without long codes: staff and the log see it. */
function withoutKeys({ url, body = '', headers }: SmsConfig) {
  const { username, password, search } = new URL(url.replace(/[{}]/g, ''))
  const values = [username, password, search, body, ...Object.values(headers)]
  const written = values.flatMap((value) => value.split(/[\s=&?"',:;{}[\]]+/))
  const decoded = written.flatMap((word) => orNull(() => decodeURIComponent(word)) ?? [])
  const keys = [...new Set([...written, ...decoded])].filter((word) => word.length > 3)
  keys.sort((one, other) => other.length - one.length)
  return ({ status, text }: Answer) => {
    const short = text.replace(/\s+/g, ' ').slice(0, 1000)
    const open = keys.reduce((left, key) => left.replaceAll(key, '***'), short)
    return `${status} ${open.replace(/[\w+/-]{16,}={0,2}/g, '***').slice(0, 150)}`
  }
}
