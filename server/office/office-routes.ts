// Over 200 lines: all steps between a request of the office and its handler, in their order.
import type { Request, RequestHandler, Router } from 'express'
import type { z } from 'zod'
import type { Call, Shape, StaffCall } from '#contract/endpoint'
import type { PrismaClient } from '../database/generated/client.ts'
import type { StaffModel } from '../database/generated/models.ts'
import { jsonType, makeAnswer, sendAnswer } from '../http/answer.ts'
import { readBody } from '../http/body.ts'
import { type CountCall, countCalls, noStore } from '../http/guards.ts'
import type { KnownDevices } from '../http/known-devices.ts'
import { requestIdOf } from '../http/log.ts'
import { networkOf } from '../http/network.ts'
import { openCalls } from '../http/open-calls.ts'
import type { AddressOf } from '../http/origin.ts'
import { fieldsOf, parseInput, sendOnce } from '../http/route.ts'
import { type Act, asStaff, findAnswer, type Transaction } from './as-staff.ts'
import type { OfficeSessions, OwnSession } from './office-sessions.ts'
import { requireStaff, type Staff, staffOf } from './require-staff.ts'

type Context<S extends Shape> = {
  input: z.output<S['input']>
  /** What counts as the address of the request. */
  address: string
  /** Where the office is reached, such as `https://shop.example`. */
  origin: string
  session: {
    /** Whose it is, if anybody's; the account may be closed. */
    staffId: number | undefined
    id: string
    /** The browser is a known device from now on. Returns its name, such as `Chrome, Android`. */
    begin: (row: StaffModel) => Promise<string>
    end: () => Promise<void>
    /** Notes that password or code were given now. */
    prove: () => void
    list: (staffId: number) => Promise<OwnSession[]>
    endOthers: (staffId: number, id: string) => Promise<number>
  }
  /** Whether this browser signed in to the account since its password and factor are what they are. */
  isKnownDevice: (row: StaffModel) => boolean
  /** Where password or factor have become others. */
  rememberDevice: (row: StaffModel) => void
  /** Names in the log what this request is. */
  logEvent: (event: NonNullable<Request['event']>) => void
  /** Names in the log whose account it is about, where nobody is signed in. */
  logStaff: (staffId: number) => void
}
type OfStaff<S extends Shape> = Context<S> & { staff: Staff }
type Reply<S extends Shape> = Promise<z.input<S['output']>>
/** A transaction as the staff member, for calls that write and also touch sessions. */
export type Transact = <T>(write: (tx: Transaction) => Promise<T>) => Promise<T>

type Acting<S extends Shape> = {
  /** Of a call that holds a secret, nothing is kept of this one. */
  transact: Transact
  /** The transaction whose answer is kept under the Idempotency-Key. */
  once: Transact
  /** What was answered before under that key. */
  findAnswer: () => Promise<Awaited<Reply<S>> | undefined>
}

export type OfficeRoutes = {
  router: Router
  /** For who is not signed in; `transactAs` also notes what they did. */
  open: <S extends Shape>(
    call: Call<S>,
    shape: S,
  ) => (
    act: (context: Context<S> & { transactAs: (staffId: number) => Transact }) => Reply<S>,
  ) => void
  /** `transact` is for what is to be noted of a read. */
  read: <S extends Shape>(
    call: StaffCall<S>,
    shape: S,
  ) => (act: (context: OfStaff<S> & { transact: Transact }) => Reply<S>) => void
  /** One transaction as the staff member; a repeated Idempotency-Key gets the first answer again. */
  write: <S extends Shape>(
    call: StaffCall<S>,
    shape: S,
  ) => (act: (context: OfStaff<S> & { tx: Transaction }) => Reply<S>) => void
  /** As `write`, but the handler says what is in the transaction. */
  act: <S extends Shape>(
    call: StaffCall<S>,
    shape: S,
  ) => (act: (context: OfStaff<S> & Acting<S>) => Reply<S>) => void
}

type OfficeParts = {
  prisma: PrismaClient
  sessions: OfficeSessions
  knownDevices: KnownDevices
  crossSite: RequestHandler
  countCall: CountCall
  addressOf: AddressOf
  originOf: (request: Request) => string
  incomingDir: string
  /** Whether owners and managers need a second factor: where the shop is on the internet. */
  needsTotp: boolean
}

export function openOfficeRoutes(parts: OfficeParts): OfficeRoutes {
  const { prisma, sessions, knownDevices } = parts
  // As the path of the session's cookie is: in other letters no browser would send it.
  const calls = openCalls({ caseSensitive: true })
  const act: OfficeRoutes['act'] = (call, shape) => (handle) =>
    bind(call, (request) => {
      const staff = staffOf(request)
      const context = contextOf(request, call, shape)
      const key = request.get('Idempotency-Key') || undefined
      const staffAct = actOf(request, call, context, staff.id, key)
      const once: Transact = (write) => asStaff(prisma, staffAct, write)
      const transact = call.secret ? transactOf(request, call, context, staff.id) : once
      const findFormer = () => findAnswer(prisma, staffAct) as never
      return handle({ ...context, staff, transact, once, findAnswer: findFormer })
    })
  return {
    router: calls.router,
    open: (call, shape) => (handle) =>
      bind(call, (request) => {
        const context = contextOf(request, call, shape)
        const transactAs = (staffId: number) => transactOf(request, call, context, staffId)
        return handle({ ...context, transactAs })
      }),
    read: (call, shape) => (handle) =>
      bind(call, (request) => {
        const staff = staffOf(request)
        const context = contextOf(request, call, shape)
        return handle({ ...context, staff, transact: transactOf(request, call, context, staff.id) })
      }),
    write: (call, shape) => (handle) =>
      act(call, shape)(({ once, ...context }) => once((tx) => handle({ ...context, tx }))),
    act,
  }

  function transactOf(
    request: Request,
    call: Call | StaffCall,
    context: { input: unknown; address: string },
    staffId: number,
  ): Transact {
    return (write) => asStaff(prisma, actOf(request, call, context, staffId), write)
  }

  function actOf(
    request: Request,
    call: Call | StaffCall,
    { input, address }: { input: unknown; address: string },
    staffId: number,
    key?: string,
  ): Act {
    const isSecret = 'secret' in call && call.secret === true
    const requestId = requestIdOf(request)
    return { staffId, call: call.path, requestId, address, key, isSecret, input }
  }

  function bind(call: Call | StaffCall, answer: (request: Request) => Promise<unknown>) {
    const guards: RequestHandler[] = []
    if (call.changes) guards.push(parts.crossSite)
    guards.push(countCalls(parts.countCall), noStore)
    guards.push(knownDevices.middleware, sessions.middleware, nameInLog)
    if ('right' in call) guards.push(requireStaff(call, parts))
    if (call.method === 'POST') guards.push(readBody(call, parts.incomingDir))
    calls.bind(call, guards, call.method === 'GET' ? sendRead(answer) : sendOnce(answer))
  }

  function contextOf<S extends Shape>(request: Request, call: Call<S>, shape: S): Context<S> {
    const address = networkOf(parts.addressOf(request))
    const rememberDevice = (row: StaffModel) => knownDevices.remember(request, deviceAccountOf(row))
    return {
      input: parseInput(shape, fieldsOf(request, call)),
      address,
      origin: parts.originOf(request),
      session: {
        staffId: request.session.staffId,
        id: request.sessionID,
        begin: (row) => {
          rememberDevice(row)
          return sessions.begin(request, row.id, address)
        },
        end: () => sessions.end(request),
        prove: () => {
          request.session.provedAt = Date.now()
        },
        list: (staffId) => sessions.list(request, staffId),
        endOthers: (staffId, id) => sessions.endOthers(request, staffId, id),
      },
      rememberDevice,
      isKnownDevice: (row) => knownDevices.isKnown(request, deviceAccountOf(row)),
      logEvent: (event) => {
        request.event = event
      },
      logStaff: (staffId) => {
        request.staffId = staffId
      },
    }
  }
}

/** Another password or factor makes strangers of all devices. */
function deviceAccountOf({ loginKey, passwordHash, totpSince }: StaffModel): string {
  return ['office', loginKey, passwordHash, totpSince?.getTime()].join(' ')
}

const nameInLog: RequestHandler = (request, _response, next) => {
  request.staffId = request.session.staffId
  next()
}

/** Who polls is told by a 304 that he has the answer already; nobody else may keep it. */
function sendRead(read: (request: Request) => Promise<unknown>): RequestHandler {
  return async (request, response) => {
    const text = JSON.stringify(await read(request))
    await sendAnswer(request, response, makeAnswer(text, jsonType))
  }
}
