import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import nodemailer from 'nodemailer'
import { isLoopback } from '../config/environment.ts'
import type { MailConfig } from '../config/message-config.ts'
import { refusedAddress, SendError, sentenceOf } from './send-error.ts'

export type Letter = {
  /** The same for a repeated letter. */
  id: string
  to: string
  fromName: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  /** Not written by a person: no machine answers it. */
  isAutomatic?: boolean
}
/** `stopped` ends the sending early. */
export type SendMail = (letter: Letter, stopped?: AbortSignal) => Promise<void>

/** In milliseconds: to the end of a letter, one step before it, and for the answer to the whole letter. */
export const mailLimits = { letter: 45_000, step: 15_000, answer: 5 * 60_000 }
const decideTls = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'service']
const who = 'The mail server'

/** Sends by SMTP, or writes each letter into a folder as a file that mail programs open. */
export function openMail(config: MailConfig, limits = mailLimits): SendMail {
  const domain = config.from.split('@')[1] ?? 'localhost'
  const messageOf = ({ isAutomatic = true, id, to, fromName, replyTo, ...content }: Letter) => ({
    ...content,
    from: { name: fromName, address: config.from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    messageId: `<${id}@${domain}>`,
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    // Texts of customers name no files and no addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if ('folder' in config) {
    const { folder } = config
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
    return async (letter) => {
      const { message } = await composer.sendMail(messageOf(letter))
      const path = join(folder, `${letter.id}.eml`)
      if (!Buffer.isBuffer(message)) throw new Error('A letter was not composed')
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
    }
  }
  const url = new URL(config.url)
  const { protocol, hostname } = url
  const isHere = isLoopback(hostname)
  // What stands in the address goes before the options below: it must not turn TLS off.
  for (const name of decideTls) url.searchParams.delete(name)
  const options = {
    url: url.href,
    // Relays refuse the address of a container as a name.
    name: domain,
    // In clear text only to this machine, whose certificate nobody signs.
    requireTLS: protocol === 'smtp:' && !isHere,
    ignoreTLS: protocol === 'smtp:' && isHere,
    connectionTimeout: limits.step,
    greetingTimeout: limits.step,
    socketTimeout: limits.answer,
  }
  return async (letter, stopped) => {
    const ending = new AbortController()
    let late = setTimeout(() => ending.abort(), limits.letter)
    // The server asks for the letter once it took the recipient; from the end of it on it may have it.
    let isGone = false
    const smtp = nodemailer.createTransport(options)
    smtp.use('stream', ({ message }, done) => {
      message.processFunc((input) => {
        const letterOut = new PassThrough()
        input.once('error', (error) => letterOut.destroy(error))
        letterOut.once('end', () => {
          isGone = true
          clearTimeout(late)
          late = setTimeout(() => ending.abort(), limits.answer)
        })
        return input.pipe(letterOut)
      })
      done()
    })
    const signal = stopped ? AbortSignal.any([ending.signal, stopped]) : ending.signal
    try {
      await smtp.sendMail({ ...messageOf(letter), signal })
    } catch (error) {
      throw whyNotSent(error, isGone)
    } finally {
      clearTimeout(late)
    }
  }
}

/** Answers of a mail server that concern the shop, such as its login or its budget: the mail is retried. */
const ofTheShop = /relay|quota|limit|rate|authent|5\.7\.\d/i

function whyNotSent(error: unknown, isGone: boolean): SendError {
  const { code, command, responseCode, response = '' } = Object(error)
  const said = String(response).replace(/\s+/g, ' ').slice(0, 150)
  if (code === 'EAUTH') {
    return new SendError('again', `${who} refuses the login`, error)
  }
  const isOfRecipient =
    code === 'EENVELOPE' &&
    (command === 'API' ||
      (command === 'RCPT TO' && responseCode >= 500 && !ofTheShop.test(String(response))))
  if (isOfRecipient) {
    const sentence = said ? `${refusedAddress}: ${said}` : refusedAddress
    return new SendError('for good', sentence, error)
  }
  if (responseCode && code !== 'ETLS') {
    return new SendError('again', `${who} refuses the mail: ${said}`, error)
  }
  return isGone
    ? new SendError('unsure', `${who} did not say whether it took the mail`, error)
    : new SendError('again', sentenceOf(who, error), error)
}
