import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { failed } from '../text/failed'
import { readServerClock } from '../text/server-clock'
import { loadAgain } from '../ui/state/load-again'
import { ApiError, noConnection } from './api-error'

export type CallOptions = {
  signal?: AbortSignal
  /** A repeated key is the same act: a purchase (contract.md, confirm), a review, a message. */
  idempotencyKey?: string
  /** Pictures, sent as `images[]`. */
  files?: readonly File[]
  /** Sent share of the upload, 0 to 1. Only with `files`. */
  onProgress?: (share: number) => void
}

/**
 * Makes a call of the contract and resolves with the body of its 200 answer. Throws ApiError for
 * every other answer, with status 0 for none.
 */
export async function call<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  const answer = await (answerHere?.(endpoint, input) ?? sendOut(endpoint, input, options))
  if (answer.status !== 200) throw errorOf(answer)
  return answer.body as OutputOf<C>
}

/** Answers calls without HTTP: the server renders the first view from its own answers. */
export function answerCallsHere(answer: (endpoint: Call, input: unknown) => Promise<Answer>): void {
  answerHere = answer
}

let answerHere: ((endpoint: Call, input: unknown) => Promise<Answer>) | undefined

function sendOut(endpoint: Call, input: unknown, options: CallOptions): Promise<Answer> {
  const { url, rest } = fillPath(endpoint, input)
  return options.files
    ? sendPictures(url, rest, options.files, options)
    : send(endpoint, url, rest, options)
}

type Pictures = [files: readonly File[], how: CallOptions]
export type Answer = { status: number; body: unknown }

async function send(
  endpoint: Call,
  url: string,
  rest: Record<string, unknown>,
  { signal, idempotencyKey }: CallOptions,
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  const init: RequestInit = { method: endpoint.method, credentials: 'same-origin', headers, signal }
  if (endpoint.method === 'POST') {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(rest)
  }
  const target = endpoint.method === 'GET' ? url + queryOf(rest) : url
  try {
    const response = await fetch(target, init)
    readServerClock(response)
    return { status: response.status, body: await readBody(response) }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, noConnection)
  }
}

/** Few visits send pictures: this code is not part of the first load. */
async function sendPictures(url: string, rest: Record<string, unknown>, ...what: Pictures) {
  const { upload } = await loadAgain(() => import('./upload')).catch(() => {
    throw new ApiError(0, noConnection)
  })
  return upload(url, rest, ...what)
}

/** A proxy may answer with a page; it counts as no body. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function errorOf({ status, body }: Answer): ApiError {
  const { message } = Object(body)
  const sentence = typeof message === 'string' && message ? message : failed[1]
  return new ApiError(status === 200 ? 502 : status, sentence, body)
}

export function fillPath(endpoint: Call, input: unknown) {
  const rest: Record<string, unknown> = { ...Object(input) }
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { url, rest }
}

export function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}
