import { type RequestHandler, Router, type RouterOptions } from 'express'
import type { Call } from '#contract/endpoint'
import { refuseMethods } from './methods.ts'

/**
 * Calls in any order: literal paths are tried before those with parameters, and a 405 is decided after
 * all calls were tried.
 */
export function openCalls(options?: RouterOptions) {
  const literal = Router(options)
  const withParameters = Router(options)
  const others = Router(options)
  return { router: Router().use(literal, withParameters, others), bind }

  function bind(call: Call, guards: RequestHandler[], answer: RequestHandler) {
    const isPlainRead = call.method === 'GET' && !call.changes
    const route = (call.path.includes(':') ? withParameters : literal).route(call.path)
    if (!isPlainRead) route.head(leave)
    route[call.method === 'GET' ? 'get' : 'post'](...guards, answer)
    // The router would otherwise answer OPTIONS by itself.
    route.all(leave)
    const allowed = isPlainRead ? 'GET, HEAD' : call.method
    others.all(call.path, refuseMethods(allowed, 'This call has another method'))
  }
}

const leave: RequestHandler = (_request, _response, next) => next('route')
