import { join } from 'node:path'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { z } from 'zod'
import type { Call, CustomerCall, Shape } from '#contract/endpoint'
import { type Answer, makeAnswer, sendAnswer } from './answer.ts'
import { readBody } from './body.ts'
import { failureOf, forbidden, invalid } from './errors.ts'
import type { Kept } from './kept.ts'
import { answerOf } from './quick.ts'
import { logIn, logOut, requireCustomer } from './session.ts'
import type { Tries } from './tries.ts'
import { removeUploads, uploadsOf } from './uploads.ts'

/** What a handler is given: validated input, who asks, and what else a few calls need. */
export type Asked<S extends Shape> = {
  input: z.output<S['input']>
  /** Paths of uploaded pictures below the incoming folder; they are gone after the answer. */
  files: string[]
  header: (name: string) => string | undefined
  /** The address that the request came from. */
  address: string
  logIn: (customerId: number) => Promise<void>
  logOut: () => Promise<void>
}
type Reply<S extends Shape> = Promise<z.input<S['output']>>

/**
 * Binds calls to handlers: `open` for anyone, `own` for customers, whose id is then known. In two
 * steps, so that the messages of an answer keep their literal types.
 */
export type Routes = {
  router: Router
  /** Asks a call for anyone as a guest would, without HTTP: for rendering pages. */
  ask: AskedHere
  open: <S extends Shape>(
    call: Call<S>,
    shape: S,
  ) => (handler: (asked: Asked<S>) => Reply<S>) => void
  own: <S extends Shape>(
    call: CustomerCall<S>,
    shape: S,
  ) => (handler: (asked: Asked<S> & { customerId: number }) => Reply<S>) => void
}

/** `status` and `body` as the call would answer over HTTP. */
export type AskedHere = (call: Call, input: unknown) => Promise<{ status: number; body: unknown }>

export type RouteParts = {
  session: RequestHandler
  crossSite: RequestHandler
  tries: Tries
  uploadsDir: string
  /** Answers of public reads, kept until the catalogue changes. */
  kept: Kept<Answer>
}

/** The API's router: the same guards in the same order before every call, a 405 for another method. */
export function openRoutes(parts: RouteParts): Routes {
  const router = Router()
  const answersHere = new Map<string, (input: unknown) => Promise<unknown>>()
  return {
    router,
    ask: async (call, input) => {
      try {
        const answer = answersHere.get(call.path)
        return { status: 200, body: await answer?.(input) }
      } catch (error) {
        return failureOf(error)
      }
    },
    open: (call, shape) => (handler) => {
      bind(call, (request) => handler(askedOf(request, call, shape, null)))
      if (!isPublicRead(call)) return
      answersHere.set(call.path, (input) => handler({ ...guest, input: parseInput(shape, input) }))
    },
    own: (call, shape) => (handler) =>
      bind(call, (request) => {
        const customerId = requireCustomer(request)
        return handler({ ...askedOf(request, call, shape, customerId), customerId })
      }),
  }

  function bind(call: Call, answer: (request: Request) => Promise<unknown>) {
    const allowed = call.method === 'GET' && !call.changes ? 'GET, HEAD' : call.method
    const refuseMethod: RequestHandler = (_request, response) => {
      response.status(405).set('Allow', allowed).json({ message: 'This call has another method' })
    }
    const route = router.route(call.path)
    if (call.changes) route.head(refuseMethod)
    route[call.method === 'GET' ? 'get' : 'post'](
      ...guardsOf(call, parts),
      isPublicRead(call) ? sendKept : sendOnce,
    )
    route.all(refuseMethod)

    async function sendKept(request: Request, response: Response) {
      const make = async () => makeAnswer(JSON.stringify(await answer(request)))
      const made = await answerOf(request, parts.kept, make)
      response.type('json').set('Cache-Control', 'no-cache')
      sendAnswer(request, response, made)
    }

    async function sendOnce(request: Request, response: Response) {
      try {
        response.json(await answer(request))
      } finally {
        await removeUploads(request)
      }
    }
  }
}

/** The same for everybody, and nothing changes by it. */
function isPublicRead(call: Call): boolean {
  return call.access === 'anyone' && !call.changes
}

/** Who asks from inside the server. */
const guest = {
  files: [],
  header: () => undefined,
  address: 'here',
  logIn: () => Promise.reject(forbidden()),
  logOut: () => Promise.reject(forbidden()),
}

/** Cheapest first, and nothing reads a body before it is known who sends it. */
function guardsOf(call: Call, parts: RouteParts): RequestHandler[] {
  const guards: RequestHandler[] = []
  if (call.changes) guards.push(parts.crossSite)
  guards.push(countCalls(parts.tries))
  if (call.changes || call.access === 'customer') guards.push(noStore, parts.session)
  if (call.access === 'customer') guards.push(refuseGuests)
  if (call.files) guards.push(countUploads(parts.tries))
  if (call.method === 'POST') {
    const incomingDir = join(parts.uploadsDir, '.incoming')
    guards.push(readBody(call.files ? { field: call.files, incomingDir } : undefined))
  }
  return guards
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

const refuseGuests: RequestHandler = (request, _response, next) => {
  requireCustomer(request)
  next()
}

function countCalls(tries: Tries): RequestHandler {
  return async (request, _response, next) => {
    await tries.count('callsPerAddress', addressOf(request))
    next()
  }
}

function countUploads(tries: Tries): RequestHandler {
  return async (request, _response, next) => {
    await tries.count('reviewsPerCustomer', requireCustomer(request))
    next()
  }
}

/** Path parameters win over the query (GET) or the body (POST). */
function askedOf<S extends Shape>(
  request: Request,
  call: Call<S>,
  shape: S,
  customerId: number | null,
): Asked<S> {
  const sent: unknown = call.method === 'GET' ? request.query : request.body
  if (Array.isArray(sent)) throw invalid('body', 'The fields of the call are missing')
  const fields: Record<string, unknown> = { ...Object(sent), ...request.params }
  const owner = call.owner ? fields[call.owner] : undefined
  if (isId(owner) && Number(owner) !== customerId) throw forbidden()
  return {
    input: parseInput(shape, fields),
    files: uploadsOf(request),
    header: (name) => request.get(name),
    address: addressOf(request),
    logIn: (id) => logIn(request, id),
    logOut: () => logOut(request),
  }
}

function parseInput<S extends Shape>(shape: S, fields: unknown): z.output<S['input']> {
  return shape.input.parse(fields) as z.output<S['input']>
}

function isId(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value))
}

function addressOf(request: Request): string {
  return request.ip ?? 'unknown'
}
