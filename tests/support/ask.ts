import type { Response } from 'supertest'
import type TestAgent from 'supertest/lib/agent.js'
import type { CartItem } from '#contract/cart'
import type { Call, OutputOf } from '#contract/endpoint'

export type Fields = Record<string, unknown>
export type Upload = { bytes: Buffer; name?: string; type?: string; field?: string }
export type How = {
  as?: 'json' | 'form' | 'multipart'
  headers?: Record<string, string>
  files?: Upload[]
}

/** Fields of some answers and of refusals are included: a test that reads one looks for it. */
export type Answer<C extends Call = Call> = Omit<Response, 'body'> & {
  body: unknown extends OutputOf<C> ? Response['body'] : Present<OutputOf<C>> & Refused
}
type Present<T> = T extends string | number | boolean
  ? T
  : { [K in keyof T]-?: Present<NonNullable<T[K]>> }
type Refused = { message: string; errors: Record<string, string[]>; carts: CartItem[] } & {
  [Own in 'current' | 'confirm' | 'published' | 'prove']: Response['body']
}

/** Sends a call of the contract; `input` fills the path first, then the query or the body. */
export async function send<C extends Call>(
  agent: TestAgent,
  call: C,
  input: Fields = {},
  how: How = {},
): Promise<Answer<C>> {
  const { path, rest } = fillPath(call.path, input)
  const query = new URLSearchParams(textsOf(rest))
  const request =
    call.method === 'GET' ? agent.get(query.size > 0 ? `${path}?${query}` : path) : agent.post(path)
  request.set(how.headers ?? {})
  if (call.method === 'GET') return request
  if (how.files || how.as === 'multipart') {
    for (const [name, text] of textsOf(rest)) request.field(name, text)
    for (const {
      field = 'images[]',
      bytes,
      name = 'picture.jpg',
      type = 'image/jpeg',
    } of how.files ?? []) {
      request.attach(field, bytes, { filename: name, contentType: type })
    }
    return request
  }
  if (how.as === 'form') {
    return request.type('application/x-www-form-urlencoded').send(query.toString())
  }
  return request.type('application/json').send(JSON.stringify(rest))
}

/** The path of a call with its parameters filled in, and the fields that are left. */
export function fillPath(pattern: string, input: Fields) {
  const rest = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_all, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { path, rest }
}

/** In a form's encoding; lists and objects as JSON, null as an empty text. */
function textsOf(fields: Fields): [string, string][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, textOf(value)])
}

function textOf(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
