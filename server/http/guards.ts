import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import type { Call } from '#contract/endpoint'
import type { UploadPlaces } from '../pictures/upload-places.ts'
import type { Caller } from '../turns/fair-groups.ts'
import { readBody } from './body.ts'
import type { KnownDevices } from './known-devices.ts'
import { networkOf, siteOf } from './network.ts'
import type { AddressOf } from './origin.ts'
import type { RateLimits } from './rate-limits.ts'
import { requireCustomer, type Sessions } from './session.ts'

export type CountCall = (request: IncomingMessage) => Promise<void>

export type Guards = {
  sessions: Sessions
  knownDevices: KnownDevices
  crossSite: RequestHandler
  addressOf: AddressOf
  countCall: CountCall
  limits: RateLimits
  places: UploadPlaces
  incomingDir: string
}

/** A read that is the same for everybody: cached, and counted only when it is made. */
export function isPublicRead(call: Call): boolean {
  return call.access === 'anyone' && !call.changes
}

/** Guards, the cheapest first; a body is read only after its sender is known. */
export function guardsOf(call: Call, parts: Guards): RequestHandler[] {
  const guards: RequestHandler[] = []
  if (call.changes) guards.push(parts.crossSite)
  if (!isPublicRead(call)) guards.push(countCalls(parts.countCall), noStore)
  if (call.changes) guards.push(parts.knownDevices.middleware)
  if (call.changes || call.access === 'customer') guards.push(parts.sessions.middleware)
  if (call.access === 'customer') guards.push(refuseGuests)
  if (call.files) {
    const callerOf = (request: Request) => {
      const network = networkOf(parts.addressOf(request))
      return ['shoppers', siteOf(network), network, `customer ${requireCustomer(request)}`]
    }
    const count = (request: Request) =>
      parts.limits.count('reviewTriesPerCustomer', requireCustomer(request))
    guards.push(countCalls(count), takePlace(parts.places, callerOf))
  }
  if (call.method === 'POST') guards.push(readBody(call, parts.incomingDir))
  return guards
}

export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

const refuseGuests: RequestHandler = (request, _response, next) => {
  requireCustomer(request)
  next()
}

export function countCalls(count: (request: Request) => Promise<void>): RequestHandler {
  return async (request, _response, next) => {
    await count(request)
    next()
  }
}

/** Only multipart bodies need a place: a text alone has no pictures. */
export function takePlace(
  places: UploadPlaces,
  callerOf: (request: Request) => Caller,
): RequestHandler {
  return (request, response, next) => {
    if (request.is('multipart/form-data')) {
      places.take(request, response, callerOf(request))
    }
    next()
  }
}
