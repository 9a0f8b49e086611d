import type { RequestHandler, Router } from 'express'
import type { Call } from '#contract/endpoint'
import { refuseMethods } from './methods.ts'

export function bindCall(
  router: Router,
  call: Call,
  guards: RequestHandler[],
  answer: RequestHandler,
) {
  const allowed = call.method === 'GET' && !call.changes ? 'GET, HEAD' : call.method
  const refuseMethod = refuseMethods(allowed, 'This call has another method')
  const route = router.route(call.path)
  if (call.changes) route.head(refuseMethod)
  route[call.method === 'GET' ? 'get' : 'post'](...guards, answer)
  route.all(refuseMethod)
}
