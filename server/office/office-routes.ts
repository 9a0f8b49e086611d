import type { Request, RequestHandler } from 'express'
import type { Call, Shape, StaffCall } from '#contract/endpoint'
import type { PrismaClient } from '../database/generated/client.ts'
import type { StaffModel } from '../database/generated/models.ts'
import { jsonType, makeAnswer, sendAnswer } from '../http/answer.ts'
import { readBody } from '../http/body.ts'
import { choiceOf } from '../http/choice.ts'
import { guest } from '../http/context.ts'
import { type CountCall, countCalls, noStore, takePlace } from '../http/guards.ts'
import type { KnownDevices } from '../http/known-devices.ts'
import { requestIdOf } from '../http/log.ts'
import { networkOf } from '../http/network.ts'
import { openCalls } from '../http/open-calls.ts'
import type { AddressOf } from '../http/origin.ts'
import { fieldsOf, parseInput, sendOnce } from '../http/route.ts'
import type { UploadPlaces } from '../pictures/upload-places.ts'
import { uploadsOf } from '../pictures/uploads.ts'
import { type Act, asStaff, findAnswer } from './as-staff.ts'
import type { Context, OfficeRoutes, Transact } from './office-calls.ts'
import type { OfficeSessions } from './office-sessions.ts'
import { requireStaff, staffOf } from './require-staff.ts'
import { sendCsv } from './send-csv.ts'

type OfficeParts = {
  prisma: PrismaClient
  sessions: OfficeSessions
  knownDevices: KnownDevices
  crossSite: RequestHandler
  countCall: CountCall
  addressOf: AddressOf
  originOf: (request: Request) => string
  places: UploadPlaces
  incomingDir: string
  /** Whether owners and managers need a second factor: a shop on the internet. */
  needsTotp: boolean
}

export function openOfficeRoutes(parts: OfficeParts): OfficeRoutes {
  const { prisma, sessions, knownDevices } = parts
  // Case-sensitive like the cookie's path: with other letters no browser would send the cookie.
  const calls = openCalls({ caseSensitive: true })
  const act: OfficeRoutes['act'] = (call) => (handle) =>
    bind(call, (request) => {
      const staff = staffOf(request)
      const context = contextOf(request, call)
      const key = request.get('Idempotency-Key') || undefined
      const staffAct = actOf(request, call, context, staff.id, key)
      const once: Transact = (write) => asStaff(prisma, staffAct, write)
      const transact = call.secret ? transactOf(request, call, context, staff.id) : once
      const findFormer = () => findAnswer(prisma, staffAct) as never
      return handle({ ...context, staff, key, transact, once, findAnswer: findFormer })
    })
  return {
    router: calls.router,
    open: (call) => (handle) =>
      bind(call, (request) => {
        const context = contextOf(request, call)
        const transactAs = (staffId: number) => transactOf(request, call, context, staffId)
        return handle({ ...context, transactAs })
      }),
    read: (call) => (handle) =>
      bind(call, (request) => {
        const staff = staffOf(request)
        const context = contextOf(request, call)
        return handle({ ...context, staff, transact: transactOf(request, call, context, staff.id) })
      }),
    download: (call) => (make) =>
      bindTo(call, async (request, response) => {
        const staff = staffOf(request)
        await sendCsv(request, response, await make({ ...contextOf(request, call), staff }))
      }),
    page: (call) => (make) =>
      bindTo(call, async (request, response) => {
        const staff = staffOf(request)
        const choice = choiceOf(request)
        const page = await make({ ...contextOf(request, call), staff, choice })
        await sendAnswer(request, response, page)
      }),
    write: (call) => (handle, after) =>
      act(call)(async ({ once, ...context }) => {
        const answer = await once((tx) => handle({ ...context, tx }))
        await after?.()
        return answer as never
      }),
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
    const body = async (request: Request) => ({
      message: 'success',
      ...Object(await answer(request)),
    })
    bindTo(call, call.method === 'GET' ? sendRead(body) : sendOnce(body))
  }

  function bindTo(call: Call | StaffCall, answer: RequestHandler) {
    const guards: RequestHandler[] = []
    if (call.changes) guards.push(parts.crossSite)
    guards.push(countCalls(parts.countCall), noStore)
    guards.push(knownDevices.middleware, sessions.middleware, nameInLog)
    if ('right' in call) guards.push(requireStaff(call, parts))
    if (call.files) {
      guards.push(takePlace(parts.places, (request) => ['staff', `staff ${staffOf(request).id}`]))
    }
    if (call.method === 'POST') guards.push(readBody(call, parts.incomingDir))
    calls.bind(call, guards, answer)
  }

  function contextOf<S extends Shape>(request: Request, call: Call<S>): Context<S> {
    const address = networkOf(parts.addressOf(request))
    const rememberDevice = (row: StaffModel) => knownDevices.remember(request, deviceAccountOf(row))
    return {
      input: parseInput(call, fieldsOf(request, call)),
      files: uploadsOf(request),
      signal: request.leaving ?? guest.signal,
      address,
      origin: parts.originOf(request),
      session: {
        staffId: request.session.staffId,
        id: request.sessionID,
        start: (row) => {
          rememberDevice(row)
          return sessions.start(request, row.id, address)
        },
        end: () => sessions.end(request),
        prove: () => {
          request.session.provedAt = Date.now()
        },
        list: (staffId) => sessions.list(request, staffId),
        endOthers: (staffId, id) => sessions.endOthers(request, staffId, id),
      },
      rememberDevice,
      knownDevice: (row) => knownDevices.find(request, deviceAccountOf(row)),
      logEvent: (event) => {
        request.event = event
      },
      logStaff: (staffId) => {
        request.staffId = staffId
      },
    }
  }
}

/** A new password or factor makes all devices unknown. */
function deviceAccountOf({ loginKey, passwordHash, totpSince }: StaffModel): string {
  return ['office', loginKey, passwordHash, totpSince?.getTime()].join(' ')
}

const nameInLog: RequestHandler = (request, _response, next) => {
  request.staffId = request.session.staffId
  next()
}

/** Answers a poll with a 304 where nothing changed; shared caches may not store it. */
function sendRead(read: (request: Request) => Promise<unknown>): RequestHandler {
  return async (request, response) => {
    const text = JSON.stringify(await read(request))
    await sendAnswer(request, response, makeAnswer(text, jsonType))
  }
}
