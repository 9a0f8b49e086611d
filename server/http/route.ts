import type { Request, RequestHandler, Router } from 'express'
import type { z } from 'zod'
import type { Call, CustomerCall, Shape } from '#contract/endpoint'
import type { Cache } from '../database/cache.ts'
import { fieldIsWrong, forbidden, invalid } from '../failures/refusals.ts'
import { removeUploads, uploadsOf } from '../pictures/uploads.ts'
import { inTime } from '../turns/in-time.ts'
import { type Answer, answers, jsonType, makeAnswer, sendAnswer, sendJson } from './answer.ts'
import { choiceOf } from './choice.ts'
import { type Context, guest } from './context.ts'
import { withoutEmpty } from './empty-is-absent.ts'
import { refusalAnswer } from './errors.ts'
import { type Guards, guardsOf, isPublicRead } from './guards.ts'
import { networkOf } from './network.ts'
import { openCalls } from './open-calls.ts'
import { logIn, logOut, noteCustomer, requireCustomer } from './session.ts'

/** Of a handler without a `return`. */
export type Nothing = ReturnType<() => void>
/** A handler may answer nothing where the answer has but its message `success`. */
type OrNothing<A> = A extends { message: 'success' }
  ? A | (keyof A extends 'message' ? Nothing : never)
  : A
type Reply<S extends Shape> = Promise<OrNothing<z.input<S['output']>>>

/** `open`: for anyone; `own`: for customers. In two steps, so that messages keep literal types. */
export type Routes = {
  router: Router
  /** Calls as a guest, without HTTP: for rendering pages. */
  callInProcess: CallInProcess
  /** The guards and the act of a public call that changes something, for a form without scripts. */
  actOf: (call: Call) => Act
  open: <S extends Shape>(call: Call<S>) => (handler: (context: Context<S>) => Reply<S>) => void
  /** `inputNow`: of a call whose input depends on the settings. */
  own: <S extends Shape>(
    call: CustomerCall<S>,
    inputNow?: () => Promise<S['input']>,
  ) => (handler: (context: Context<S> & { customerId: number }) => Reply<S>) => void
}

type Act = { guards: RequestHandler[]; act: (request: Request) => Promise<unknown> }

export type CallInProcess = (
  call: Call,
  input: unknown,
) => Promise<{ status: number; body: unknown }>

type RouteParts = Guards & { cache: Cache }
type Found = { cached: Answer | undefined; getOrMake: () => Promise<Answer> }

export function openRoutes(parts: RouteParts): Routes {
  const calls = openCalls()
  const reads = new Map<string, (fields: unknown) => Found>()
  const acts = new Map<string, Act['act']>()
  const headers = { ...jsonType, 'cache-control': 'no-cache' }
  return {
    router: calls.router,
    callInProcess: async (call, input) => {
      try {
        const found = reads.get(call.path)?.(input)
        const answer = found && (found.cached ?? (await inTime(found.getOrMake())))
        return { status: 200, body: answer && JSON.parse(answer.body.toString()) }
      } catch (error) {
        return refusalAnswer(error)
      }
    },
    actOf: (call) => {
      const act = acts.get(call.path)
      if (!act) throw new Error(`Nothing acts on ${call.path}`)
      return { guards: guardsOf(call, parts), act }
    },
    open: (call) => (handler) => {
      if (isPublicRead(call)) return bindRead(call, handler)
      const act = (request: Request) => {
        noteCustomer(request)
        return handler(contextOf(request, call, null, parts))
      }
      acts.set(call.path, act)
      bind(call, sendOnce(act))
    },
    own: (call, inputNow) => (handler) =>
      bind(
        call,
        sendOnce(async (request) => {
          const customerId = requireCustomer(request)
          const callNow = inputNow ? { ...call, input: await inputNow() } : call
          return handler({ ...contextOf(request, callNow, customerId, parts), customerId })
        }),
      ),
  }

  /** Counts only answers that are not cached: many shoppers may share an address. */
  function bindRead<S extends Shape>(call: Call<S>, handler: (context: Context<S>) => Reply<S>) {
    const find = (fields: unknown, address = guest.address): Found => {
      const input = parseInput(call, fields)
      const key = `${call.path} ${JSON.stringify(input)}`
      const snapshot = parts.cache.snapshot()
      const make = async () =>
        makeAnswer(JSON.stringify(await handler({ ...guest, address, input })), headers)
      return {
        cached: snapshot.get(answers, key),
        getOrMake: () => snapshot.getOrMake(answers, key, make),
      }
    }
    reads.set(call.path, find)
    bind(call, async (request, response) => {
      const address = networkOf(parts.addressOf(request))
      const { cached, getOrMake } = find(fieldsOf(request, call), address)
      if (!cached) await parts.countCall(request)
      await sendAnswer(request, response, cached ?? (await getOrMake()))
    })
  }

  function bind(call: Call, answer: RequestHandler) {
    calls.bind(call, guardsOf(call, parts), answer)
  }
}

export function sendOnce(act: (request: Request) => Promise<unknown>): RequestHandler {
  return async (request, response) => {
    try {
      sendJson(response, (await act(request)) ?? { message: 'success' })
    } finally {
      await removeUploads(request)
    }
  }
}

/** Path parameters win over the query (GET) or the body (POST). */
export function fieldsOf(request: Request, call: Call): Record<string, unknown> {
  const sent: unknown = call.method === 'GET' ? request.query : request.body
  if (Array.isArray(sent)) throw invalid('body', 'The fields of the call are missing')
  return { ...Object(sent), ...request.params }
}

function contextOf<S extends Shape>(
  request: Request,
  call: Call<S>,
  customerId: number | null,
  { addressOf, knownDevices }: RouteParts,
): Context<S> {
  const fields = fieldsOf(request, call)
  const owner = call.owner ? fields[call.owner] : undefined
  if (isId(owner) && Number(owner) !== customerId) throw forbidden()
  return {
    input: parseInput(call, fields),
    files: uploadsOf(request),
    signal: request.leaving ?? guest.signal,
    header: (name) => request.get(name),
    address: networkOf(addressOf(request)),
    lang: choiceOf(request) === 'en' ? 'en' : 'bn',
    knownDevice: ({ emailKey, passwordHash }) =>
      knownDevices.find(request, `${emailKey} ${passwordHash}`),
    rememberDevice: ({ emailKey, passwordHash }) =>
      knownDevices.remember(request, `${emailKey} ${passwordHash}`),
    logEvent: (event, about) => {
      request.event = event
      if (about !== undefined) request.customer = about
    },
    logIn: (id) => logIn(request, id),
    logOut: () => logOut(request),
  }
}

export function parseInput<S extends Shape>(shape: S, fields: unknown): z.output<S['input']> {
  const sent = withoutEmpty(shape.input, fields)
  const read = shape.input.safeParse(sent)
  // The error is asked for only where there is one: Zod takes 2.5 times as long with it.
  return (read.success ? read.data : shape.input.parse(sent, fieldIsWrong)) as z.output<S['input']>
}

function isId(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value))
}
