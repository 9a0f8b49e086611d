import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Registry } from 'prom-client'
import { type Config, isOnTheNet } from '../config/config.ts'
import { notFound } from '../failures/refusals.ts'
import { openWorkerMetrics } from './worker-metrics.ts'

const thisMachine = /^(::ffff:)?127\.|^::1$/
const thisMachineByName = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** For clients with the token and, without a proxy, this machine; a 404 for others. */
export function showMetrics(
  register: Registry,
  config: Pick<Config, 'metricsToken' | 'publicUrl' | 'trustProxy'>,
): RequestHandler {
  const print = cluster.isWorker ? openWorkerMetrics(register) : () => register.metrics()
  // nginx reveals neither itself nor the shopper by default.
  const mayBeBehindProxy = isOnTheNet(config)
  return async (request, response) => {
    const isKnown = hasToken(request, config.metricsToken)
    if (!isKnown && (mayBeBehindProxy || !isFromHere(request))) throw notFound('The page')
    const text = await print()
    response.set('Cache-Control', 'no-store').type(register.contentType).send(text)
  }
}

/** Detects an unconfigured proxy by its headers, or by the shop's name as host. */
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

/** Equal length for any input: timingSafeEqual needs it. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
