import express, { type RequestHandler, Router } from 'express'
import { refuseMethods } from '../http/methods.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** The switch of languages without scripts: sets the cookie and returns to the page. */
export function langForm(
  crossSite: RequestHandler,
  safeNext: (next: string | null) => string,
  secure: boolean,
): Router {
  const router = Router()
  const body = express.urlencoded({ extended: false, limit: '8kb' })
  router.post('/lang', crossSite, body, (request, response) => {
    const { lang, back } = Object(request.body)
    if (lang === 'bn' || lang === 'en') {
      response.cookie('lang', lang, { maxAge: yearMs, sameSite: 'lax', path: '/', secure })
    }
    response.redirect(303, safeNext(typeof back === 'string' ? back : null))
  })
  router.all('/lang', refuseMethods('POST', 'The language is chosen by its form'))
  return router
}
