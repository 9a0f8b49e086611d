import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { ApiError } from '../../api/api-error'
import { failureOf, fillPath, queryOf, readBody } from '../../api/call'
import { read } from '../../api/read'
import { textNow } from '../text/lang'

/** Others work at the same time: what is seen is read again. */
export const pollEveryMs = 15_000

type Known = { etag: string; answer: unknown }
/** Pages of a list are read one by one: so many of them stay known. */
const mostKnown = 100
/** By address, the last asked at the end. In memory alone: it is what customers have said and bought. */
let known = new Map<string, Known>()

/** A read for useQuery that is made again and again. */
export function poll<C extends Call>(endpoint: C, input: InputOf<C>) {
  const { queryKey } = read(endpoint, input)
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => callAgain(endpoint, input, signal),
    refetchInterval: pollEveryMs,
  }
}

/**
 * Makes a GET of the contract that was perhaps made before: where the server says that nothing has
 * changed, the former answer is given again, the same object. Throws ApiError as `call` does.
 */
export async function callAgain<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  signal: AbortSignal,
): Promise<OutputOf<C>> {
  const { url, rest } = fillPath(endpoint, input)
  const address = url + queryOf(rest)
  const mine = known
  const former = mine.get(address)
  const headers = new Headers({ Accept: 'application/json' })
  if (former) headers.set('If-None-Match', former.etag)
  // Of its own store the browser makes a 200 of a 304: no answer of the office may be in it.
  const how: RequestInit = { credentials: 'same-origin', cache: 'no-store', headers, signal }
  const { status, etag, body } = await send(address, how)
  const isFormer = status === 304 && former
  if (status !== 200 && !isFormer) throw failureOf({ status, body })
  mine.delete(address)
  if (isFormer) mine.set(address, former)
  else if (etag) mine.set(address, { etag, answer: body })
  const [oldest] = mine.keys()
  if (mine.size > mostKnown && oldest) mine.delete(oldest)
  return (isFormer ? former.answer : body) as OutputOf<C>
}

/** Nothing of one person is known to the next. */
export function forgetAnswers(): void {
  known = new Map()
}

async function send(address: string, how: RequestInit) {
  try {
    const response = await fetch(address, how)
    const etag = response.headers.get('ETag')
    return { status: response.status, etag, body: await readBody(response) }
  } catch (error) {
    if (how.signal?.aborted) throw error
    throw new ApiError(0, textNow().trouble.noConnection)
  }
}
