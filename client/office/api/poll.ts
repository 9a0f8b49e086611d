import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { ApiError } from '../../api/api-error'
import { errorOf, fillPath, queryOf, readBody } from '../../api/call'
import { read } from '../../api/read'
import { wordsNow } from '../../text/lang'
import { readServerClock } from '../../text/server-clock'
import { frameWords } from '../text/frame-words'

/** Other people work too, so visible reads are repeated. */
export const pollEveryMs = 15_000

type Known = { etag: string; answer: unknown }
/** Limit of remembered answers: the pages of a list are separate reads. */
const mostKnown = 100
/** By address, most recent last. In memory only: these are customers' data. */
let known = new Map<string, Known>()

/** A polled read for useQuery. */
export function poll<C extends Call>(endpoint: C, input: InputOf<C>) {
  const { queryKey } = read(endpoint, input)
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => callAgain(endpoint, input, signal),
    refetchInterval: pollEveryMs,
  }
}

/**
 * Makes a GET of the contract; after a 304 returns the former answer, the same object. Throws
 * ApiError as `call` does.
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
  // The browser would turn a 304 into a 200 from its cache, which must hold no answer of the
  // office.
  const how: RequestInit = { credentials: 'same-origin', cache: 'no-store', headers, signal }
  const { status, etag, body } = await send(address, how)
  const isFormer = status === 304 && former
  if (status !== 200 && !isFormer) throw errorOf({ status, body })
  mine.delete(address)
  if (isFormer) mine.set(address, former)
  else if (etag) mine.set(address, { etag, answer: body })
  const [oldest] = mine.keys()
  if (mine.size > mostKnown && oldest) mine.delete(oldest)
  return (isFormer ? former.answer : body) as OutputOf<C>
}

/** Drops all answers when the person changes. */
export function forgetAnswers(): void {
  known = new Map()
}

async function send(address: string, how: RequestInit) {
  try {
    const response = await fetch(address, how)
    readServerClock(response)
    const etag = response.headers.get('ETag')
    return { status: response.status, etag, body: await readBody(response) }
  } catch (error) {
    if (how.signal?.aborted) throw error
    throw new ApiError(0, wordsNow(frameWords).problem.noConnection)
  }
}
