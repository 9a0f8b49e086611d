import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Registry } from 'prom-client'
import { type Config, isOnTheNet } from '../config.ts'
import { notFound } from '../refusals.ts'
import { openWorkerMetrics } from './worker-metrics.ts'

const thisMachine = /^(::ffff:)?127\.|^::1$/
const thisMachineByName = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Answers Prometheus with the metrics of all workers together: for who has the token, and, where the
 * settings speak of no proxy, for the machine itself. For anybody else there is nothing.
 */
export function showMetrics(
  register: Registry,
  config: Pick<Config, 'metricsToken' | 'publicUrl' | 'trustProxy'>,
): RequestHandler {
  const print = cluster.isWorker ? openWorkerMetrics(register) : () => register.metrics()
  // nginx passes on no trace of itself or of the shopper unless it is told to.
  const mayBeBehindProxy = isOnTheNet(config)
  return async (request, response) => {
    const isKnown = hasToken(request, config.metricsToken)
    if (!isKnown && (mayBeBehindProxy || !isFromHere(request))) throw notFound('The page')
    const text = await print()
    response.set('Cache-Control', 'no-store').type(register.contentType).send(text)
  }
}

/** A proxy of which the settings do not speak is told by what it adds, or by the shop's name that it passes on. */
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
