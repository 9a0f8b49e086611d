import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { isLoopback } from '../environment.ts'
import type { MailConfig } from '../message-config.ts'
import { SendError } from './send-error.ts'

export type Letter = {
  /** The same for a repeated letter. */
  id: string
  to: string
  fromName: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string
}
export type SendMail = (letter: Letter) => Promise<void>

const longestMs = 45_000
const stepMs = 15_000
const decideTls = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'service']

/** Sends by SMTP, or writes each letter into a folder as a file that mail programs open. */
export function openMail(config: MailConfig): SendMail {
  const messageOf = ({ id, to, fromName, replyTo, subject, text, html }: Letter) => ({
    from: { name: fromName, address: config.from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    messageId: `<${id}@${config.from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
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
  const smtp = nodemailer.createTransport({
    url: url.href,
    // In clear text only to this machine, whose certificate nobody signs.
    requireTLS: protocol === 'smtp:' && !isHere,
    ignoreTLS: protocol === 'smtp:' && isHere,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
  })
  return async (letter) => {
    try {
      await smtp.sendMail({ ...messageOf(letter), signal: AbortSignal.timeout(longestMs) })
    } catch (error) {
      throw new SendError(isForGood(error) ? 'for good' : 'again', error)
    }
  }
}

/** The server refuses this recipient and will again; a refused sender or login can be mended. */
function isForGood(error: unknown): boolean {
  const { code, command, responseCode } = Object(error)
  if (code !== 'EENVELOPE') return false
  return command === 'API' || (command === 'RCPT TO' && responseCode >= 500)
}
