import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import {
  askedOftenPage,
  forgotPage,
  forgotTitle,
  type Reader,
  type Sentence,
  sentencePage,
  sentPage,
  toLogin,
  tooManyPage,
} from '../customers/reset-page-html.ts'
import {
  mostBytes,
  readerFrom,
  setOwnHeaders,
  somethingWrong,
  withoutNullOrigin,
} from '../customers/reset-pages.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { Refusal } from '../failures/refusals.ts'
import { noteError } from '../http/errors.ts'
import { countCalls } from '../http/guards.ts'
import { networkOf } from '../http/network.ts'
import type { AddressOf } from '../http/origin.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { accountKeyOf, recipientOf, wantReset } from './reset-message.ts'
import { readMessageSettings } from './texts.ts'

type Parts = {
  prisma: PrismaClient
  limits: RateLimits
  crossSite: RequestHandler
  addressOf: AddressOf
  readFacts: ReadFacts
  sends: { sms: boolean }
}

const path = '/forgot'

/**
 * Pages without scripts. The account is looked up when the message is sent: answer, status and time
 * are the same for an account and for none.
 */
export function forgotPages(parts: Parts): Router {
  const { prisma, limits, crossSite, addressOf, readFacts, sends } = parts
  const readerOf = readerFrom(readFacts)
  const takesNumbers = async () =>
    sends.sms && (await readMessageSettings(prisma)).isOn('reset', 'sms')
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
  router.use(path, showRefusal)
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

  async function showRefusal(
    error: unknown,
    request: Request,
    response: Response,
    next: NextFunction,
  ) {
    if (response.headersSent) return next(error)
    const { status } = noteError(request, response, error)
    response.status(status).type('html')
    const reader = await readerOf(request)
    if (status === 429) return void response.send(tooManyPage(reader))
    response.send(sentencePage(reader, somethingWrong, { heading: forgotTitle, links: [toLogin] }))
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
