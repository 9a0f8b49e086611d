import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { namesOf, phoneOf } from '#contract/shop-facts'
import { forgotPage, type Sentence, sentencePage, sentPage } from '../customers/reset-page-html.ts'
import {
  mostBytes,
  setOwnHeaders,
  somethingWrong,
  withoutNullOrigin,
} from '../customers/reset-pages.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { choiceOf } from '../http/choice.ts'
import { noteError } from '../http/errors.ts'
import { countCalls } from '../http/guards.ts'
import { networkOf } from '../http/network.ts'
import type { AddressOf } from '../http/origin.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { wantReset } from './reset-message.ts'
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
const tooMany: Sentence = [
  'অনেকবার চেষ্টা হয়েছে, একটু পরে আবার চেষ্টা করুন',
  'Too many tries, please wait a little',
]

/**
 * Pages without scripts. The account is looked up when the message is sent: answer, status and time
 * are the same for an account and for none.
 */
export function forgotPages(parts: Parts): Router {
  const { prisma, limits, crossSite, addressOf, readFacts, sends } = parts
  const readerOf = async (request: Request) => {
    const facts = await readFacts()
    const { name: shopName } = namesOf(facts)
    return { choice: choiceOf(request), shopName, phone: phoneOf(facts), isOn: facts.forgot }
  }
  const takesNumbers = async () =>
    sends.sms && (await readMessageSettings(prisma)).isOn('reset', 'sms')
  const count = countCalls((request) =>
    limits.count('resetsPerAddress', networkOf(addressOf(request))),
  )
  const form = express.urlencoded({ extended: false, limit: mostBytes, parameterLimit: 10 })
  const router = Router()
  router.get(path, setOwnHeaders, async (request, response) => {
    const reader = await readerOf(request)
    if (!reader.isOn) return void response.send(sentencePage(reader, callUs(reader)))
    response.send(forgotPage(reader, await takesNumbers()))
  })
  router.post(
    path,
    ...[setOwnHeaders, withoutNullOrigin, crossSite, count, form],
    async (request, response) => {
      const reader = await readerOf(request)
      const typed: unknown = Object(request.body).to
      if (reader.isOn && typeof typed === 'string') {
        await wantReset(prisma, typed, reader.choice === 'en' ? 'en' : 'bn')
      }
      response.send(sentPage(reader, await takesNumbers()))
    },
  )
  router.use(path, showRefusal)
  return router

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
    response.send(sentencePage(reader, status === 429 ? tooMany : somethingWrong))
  }
}

function callUs({ phone }: { phone: string | undefined }): Sentence {
  return phone
    ? [
        `${phone} নম্বরে ফোন করুন, নতুন পাসওয়ার্ডের লিংক দেওয়া হবে।`,
        `Please call ${phone} for a link to set a new password.`,
      ]
    : ['দোকানের কাছ থেকে নতুন লিংক নিন।', 'Please ask the shop for a link.']
}
