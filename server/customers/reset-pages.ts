import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { namesOf, phoneOf } from '#contract/shop-facts'
import type { PrismaClient } from '../database/generated/client.ts'
import { choiceOf } from '../http/choice.ts'
import { noteError } from '../http/errors.ts'
import { countCalls } from '../http/guards.ts'
import { networkOf } from '../http/network.ts'
import type { AddressOf } from '../http/origin.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import type { RefuseCommon } from './common-passwords.ts'
import {
  donePage,
  formPage,
  resetPagePolicy,
  type Sentence,
  sentencePage,
  toForgot,
  toLogin,
  tooManyPage,
} from './reset-page-html.ts'
import { findReset, resetPassword } from './reset-password.ts'

type Parts = {
  prisma: PrismaClient
  limits: RateLimits
  refuseCommon: RefuseCommon
  crossSite: RequestHandler
  addressOf: AddressOf
  readFacts: ReadFacts
  sends: { mail: boolean }
}

export const somethingWrong: Sentence = [
  'কিছু একটা ভুল হয়েছে, আবার চেষ্টা করুন',
  'Something went wrong, please try again',
]
const inBengali: Record<string, string> = {
  'The password must have 8 to 128 characters': 'পাসওয়ার্ড ৮ থেকে ১২৮ অক্ষরের হতে হবে',
  'Please enter the password': 'পাসওয়ার্ড লিখুন',
  'The password confirmation does not match': 'দুটি পাসওয়ার্ড এক নয়',
  'This password is too common, please choose another': 'এই পাসওয়ার্ডটি খুব সাধারণ, অন্য একটি বেছে নিন',
}
export const mostBytes = 16_000

/** Pages without scripts. Unknown, used and expired links look the same. Decision 056. */
export function resetPages(parts: Parts): Router {
  const { prisma, limits, crossSite, addressOf, readFacts } = parts
  const readerOf = readerFrom(readFacts)
  const router = Router()
  const path = '/reset/:token'
  const count = countCalls((request) =>
    limits.count('resetLinksPerAddress', networkOf(addressOf(request))),
  )
  const show: RequestHandler<{ token: string }> = async (request, response) => {
    const reader = await readerOf(request)
    const reset = await findReset(prisma, request.params.token)
    response.status(reset ? 200 : 404)
    response.send(reset ? formPage(reader, reset.customer) : noSuchLinkPage(reader))
  }
  const set: RequestHandler<{ token: string }> = async (request, response) => {
    const { params, body } = request
    const reader = await readerOf(request)
    const address = networkOf(addressOf(request))
    const customer = await resetPassword(parts, {
      token: params.token,
      typed: body,
      address,
      lang: reader.choice === 'en' ? 'en' : 'bn',
    })
    if (!customer) return void response.status(404).send(noSuchLinkPage(reader))
    request.event = 'password_changed'
    request.customer = customer.id
    response.send(donePage(reader))
  }
  const form = express.urlencoded({ extended: false, limit: mostBytes, parameterLimit: 10 })
  router.get(path, setOwnHeaders, count, show)
  router.post(path, setOwnHeaders, withoutNullOrigin, crossSite, count, form, set)
  router.use('/reset', showRefusals(readerOf, showAgain))
  return router

  /** Invalid input shows the form again; other errors show a sentence. */
  async function showAgain(reader: ReaderOfReset, { status, message }: Shown, request: Request) {
    const bengali = inBengali[message]
    const sentence: Sentence = bengali ? [bengali, message] : somethingWrong
    // The link was found before its form was refused, and may have been used meanwhile.
    const token = /^\/reset\/([^/?]+)/i.exec(request.originalUrl)?.[1] ?? ''
    const reset = status === 422 ? await findReset(prisma, token) : null
    return reset ? formPage(reader, reset.customer, sentence) : sentencePage(reader, sentence)
  }
}

type ReaderOf = ReturnType<typeof readerFrom>
type ReaderOfReset = Awaited<ReturnType<ReaderOf>>
type Shown = ReturnType<typeof noteError>

/** Answers an error with a page: that of too many calls, or the given one. */
export function showRefusals(
  readerOf: ReaderOf,
  pageOf: (reader: ReaderOfReset, shown: Shown, request: Request) => string | Promise<string>,
) {
  return async (error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error)
    const shown = noteError(request, response, error)
    response.status(shown.status).type('html')
    const reader = await readerOf(request)
    const page = shown.status === 429 ? tooManyPage(reader) : pageOf(reader, shown, request)
    response.send(await page)
  }
}

/** Of pages without scripts: their language, and the shop as they name it. */
export function readerFrom(readFacts: ReadFacts) {
  return async (request: Request) => {
    const facts = await readFacts()
    const choice = choiceOf(request)
    const { name, latin_name } = namesOf(facts)
    const shopName = choice === 'en' ? latin_name : name
    return { choice, shopName, phone: phoneOf(facts), isForgotOn: facts.forgot }
  }
}

function noSuchLinkPage(reader: ReaderOfReset): string {
  const { phone, isForgotOn } = reader
  if (isForgotOn) {
    const sentence: Sentence = ['এই লিংকটি আর কাজ করে না।', 'This link does not work any more.']
    return sentencePage(reader, sentence, { links: [toForgot, toLogin] })
  }
  const sentence: Sentence = phone
    ? [
        `এই লিংকটি আর কাজ করে না। ${phone} নম্বরে ফোন করে নতুন লিংক নিন।`,
        `This link does not work any more. Please call ${phone} for a new one.`,
      ]
    : [
        'এই লিংকটি আর কাজ করে না। দোকানের কাছ থেকে নতুন লিংক নিন।',
        'This link does not work any more. Please ask the shop for a new one.',
      ]
  return sentencePage(reader, sentence, { links: [toLogin] })
}

export const setOwnHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': resetPagePolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
  })
  response.type('html')
  next()
}

/** Without a referrer a form sends `Origin: null`: Sec-Fetch-Site and the token still guard it. */
export const withoutNullOrigin: RequestHandler = (request, _response, next) => {
  if (request.headers.origin === 'null') delete request.headers.origin
  next()
}
