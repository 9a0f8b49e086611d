import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Registry } from 'prom-client'
import { notFound } from './errors.ts'
import { openWorkerMetrics } from './worker-metrics.ts'

const thisMachine = /^(::ffff:)?127\.|^::1$/
const thisMachineByName = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Answers Prometheus with the metrics of all workers together: for who has the token, and for the
 * machine itself, past every proxy. For anybody else there is nothing.
 */
export function showMetrics(register: Registry, token: string | undefined): RequestHandler {
  const tell = cluster.isWorker ? openWorkerMetrics(register) : () => register.metrics()
  return async (request, response) => {
    if (!hasToken(request, token) && !isFromHere(request)) throw notFound('The page')
    const text = await tell()
    response.set('Cache-Control', 'no-store').type(register.contentType).send(text)
  }
}

/** A proxy on this machine is told by what it adds, or by the shop's name that it passes on. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    thisMachine.test(socket.remoteAddress ?? '') &&
    thisMachineByName.test(headers.host ?? '') &&
    !forwarding.some((name) => name in headers)
  )
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (!token) return false
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}

/** Of one length, whatever was sent. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
