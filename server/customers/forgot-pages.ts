import { createHash, randomUUID } from 'node:crypto'
import express, { type RequestHandler, Router } from 'express'
import type { MessageLang } from '#contract/outbox'
import { isPhoneNumber, localPhoneDigits } from '#contract/phone'
import { cleanText } from '#contract/wire'
import type { PrismaClient } from '../database/generated/client.ts'
import { Refusal } from '../failures/refusals.ts'
import { countCalls } from '../http/guards.ts'
import { networkOf } from '../http/network.ts'
import type { AddressOf } from '../http/origin.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { emailKeyOf } from './email-key.ts'
import {
  askedOftenPage,
  forgotPage,
  forgotTitle,
  type Reader,
  type Sentence,
  sentencePage,
  sentPage,
  toLogin,
} from './reset-page-html.ts'
import {
  mostBytes,
  readerFrom,
  setOwnHeaders,
  showRefusals,
  somethingWrong,
  withoutNullOrigin,
} from './reset-pages.ts'

type Parts = {
  prisma: PrismaClient
  limits: RateLimits
  crossSite: RequestHandler
  addressOf: AddressOf
  readFacts: ReadFacts
  /** Whether a link also goes by SMS. */
  takesNumbers: () => Promise<boolean>
}

const path = '/forgot'
const longestTyped = 254

/**
 * Pages without scripts. The account is looked up when the message is sent: answer, status and time
 * are the same for an account and for none.
 */
export function forgotPages(parts: Parts): Router {
  const { prisma, limits, crossSite, addressOf, readFacts, takesNumbers } = parts
  const readerOf = readerFrom(readFacts)
  const count = countCalls((request) =>
    limits.count('resetsPerAddress', networkOf(addressOf(request))),
  )
  const form = express.urlencoded({ extended: false, limit: mostBytes, parameterLimit: 10 })
  const router = Router()
  router.get(path, setOwnHeaders, async (request, response) => {
    const reader = await readerOf(request)
    if (!reader.isForgotOn) return void response.send(offPage(reader))
    response.send(forgotPage(reader, await takesNumbers()))
  })
  router.post(
    path,
    ...[setOwnHeaders, withoutNullOrigin, crossSite, count, form],
    async (request, response) => {
      const reader = await readerOf(request)
      if (!reader.isForgotOn) return void response.send(offPage(reader))
      const { to }: { to?: unknown } = Object(request.body)
      const recipient = typeof to === 'string' ? recipientOf(to) : ''
      if (recipient && !(await isWithin(recipient))) {
        return void response.status(429).send(askedOftenPage(reader))
      }
      if (recipient) await wantReset(prisma, recipient, reader.choice === 'en' ? 'en' : 'bn')
      response.send(sentPage(reader, await takesNumbers(), recipient))
    },
  )
  const wrong = { heading: forgotTitle, links: [toLogin] }
  router.use(
    path,
    showRefusals(readerOf, (reader) => sentencePage(reader, somethingWrong, wrong)),
  )
  return router

  /** Counted by what was typed, with an account or without. */
  async function isWithin(recipient: string): Promise<boolean> {
    try {
      await limits.count('resetsPerAccount', accountKeyOf(recipient))
      return true
    } catch (error) {
      if (error instanceof Refusal && error.status === 429) return false
      throw error
    }
  }
}

function offPage(reader: Reader & { phone: string | undefined }): string {
  const { phone } = reader
  const sentence: Sentence = phone
    ? [
        `${phone} নম্বরে ফোন করুন, নতুন পাসওয়ার্ডের লিংক দেওয়া হবে।`,
        `Please call ${phone} for a link to set a new password.`,
      ]
    : ['দোকানের কাছ থেকে নতুন লিংক নিন।', 'Please ask the shop for a link.']
  return sentencePage(reader, sentence, { heading: forgotTitle, links: [toLogin] })
}

/**
 * What was typed, as it is stored: without the unseen marks that the login drops too. PostgreSQL takes
 * no null letter and no half of a pair.
 */
function recipientOf(typed: string): string {
  return cleanText(typed).replaceAll('\0', '').slice(0, longestTyped).toWellFormed()
}

/** The same for each spelling of an email or a number; a digest, since it is kept for an hour. */
function accountKeyOf(recipient: string): string {
  const key = isPhoneNumber(recipient) ? localPhoneDigits(recipient) : emailKeyOf(recipient)
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Notes that somebody typed an email or a number to get a new password. The account is looked up
 * later, so that neither answer nor time depends on it.
 */
async function wantReset(prisma: PrismaClient, recipient: string, lang: MessageLang) {
  const channel = isPhoneNumber(recipient) ? 'sms' : 'mail'
  const key = `reset:${randomUUID()}:${channel}`
  const columns = { key, kind: 'reset', channel, recipient, lang }
  await prisma.outboxMessage.create({ data: columns, select: { id: true } })
}
