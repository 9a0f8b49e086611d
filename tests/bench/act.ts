import type { Call } from '#contract/endpoint'
import { fillPath } from '../support/ask.ts'
import { cookieOfStaff } from './load-orders.ts'
import type { Server } from './processes.ts'

/** Calls as the first manager. Returns the answer; throws unless it is a 200. */
export async function act<T>(shop: Server, call: Call, input: Record<string, unknown>): Promise<T> {
  const answer = await send(shop, call, input)
  if (answer.status !== 200) throw new Error(`${call.path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

export function send(shop: Server, call: Call, input: Record<string, unknown>): Promise<Response> {
  const { path, rest } = fillPath(call.path, input)
  const headers = { cookie: cookieOfStaff(1), origin: shop.url }
  if (call.method === 'GET') return fetch(`${shop.url}${path}`, { headers })
  return fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': `${path} ${performance.now()}`,
    },
    body: JSON.stringify(rest),
  })
}
