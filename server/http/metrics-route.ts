import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Router } from 'express'
import type { Registry } from 'prom-client'
import { notFound } from './errors.ts'
import { openWorkerMetrics } from './worker-metrics.ts'

const thisMachine = /^(::ffff:)?127\.|^::1$/
const thisMachineByName = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * /metrics, for Prometheus, of all workers together: for who has the token, and for the machine
 * itself, past every proxy. For anybody else it is not there.
 */
export function metricsRoutes(register: Registry, token: string | undefined): Router {
  const router = Router()
  const tell = cluster.isWorker ? openWorkerMetrics(register) : () => register.metrics()
  router.get('/metrics', async (request, response) => {
    if (!hasToken(request, token) && !isFromHere(request)) throw notFound('The page')
    const text = await tell()
    response.set('Cache-Control', 'no-store').type(register.contentType).send(text)
  })
  return router
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
