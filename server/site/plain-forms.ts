import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express'
import { login, signup } from '#contract/customers'
import type { Call } from '#contract/endpoint'
import { sendMessage } from '#contract/messages'
import { noteError } from '../http/errors.ts'
import { isRead, refuseMethods } from '../http/methods.ts'
import type { Routes } from '../http/route.ts'
import type { SiteOfForms } from './site.ts'

type PlainForm = {
  name: string
  call: Call
  /** Fields whose values are shown again after a refusal: never a password. */
  shownAgain: readonly string[]
  leadsTo: (request: Request, safeNext: SiteOfForms['safeNext']) => string
}

const toNext: PlainForm['leadsTo'] = ({ query }, safeNext) =>
  safeNext(typeof query.next === 'string' ? query.next : null)

/** Each form is posted to the path of its own screen. */
const forms: PlainForm[] = [
  { name: 'login', call: login, shownAgain: ['email'], leadsTo: toNext },
  { name: 'signup', call: signup, shownAgain: ['name', 'email'], leadsTo: toNext },
  {
    name: 'contact',
    call: sendMessage,
    shownAgain: ['name', 'number', 'email', 'subject', 'message'],
    leadsTo: () => '/contact?sent',
  },
]

const refuseMethod = refuseMethods('GET, HEAD, POST', 'This page is read, or its form is sent')

/** Forms sent by the browser before, or without, scripts. Decision 033. */
export function plainForms({ actOf }: Routes, { show, safeNext }: SiteOfForms): Router {
  const router = Router()
  for (const { name, call, shownAgain, leadsTo } of forms) {
    const { guards, act } = actOf(call)
    const showAgain: ErrorRequestHandler = (error, request, response, next) => {
      if (response.headersSent) return next(error)
      const { status, message, more } = noteError(request, response, error)
      const values = typedIn(request.body, shownAgain)
      const refused = { form: name, message, errors: more.errors ?? {}, values }
      return show(request, response, status, refused)
    }
    const take: RequestHandler = async (request, response) => {
      await act(request)
      response.redirect(303, leadsTo(request, safeNext))
    }
    router.post(`/${name}`, ...guards, take, showAgain)
    router.all(`/${name}`, (request, response, next) =>
      isRead(request) ? next() : refuseMethod(request, response, next),
    )
  }
  return router
}

function typedIn(body: unknown, names: readonly string[]): Record<string, string> {
  const typed = names.map((name) => [name, Object(body)[name]])
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}
