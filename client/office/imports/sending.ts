import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import { pieceBytes, piecesOf } from '#contract/office/import-rules'
import { checkImport, getImport, getImports, sendPiece } from '#contract/office/imports'
import { ApiError, mayPass } from '../../api/api-error'
import { call } from '../../api/call'
import { keyOf, read } from '../../api/read'
import { newKey } from '../../ui/state/new-key'
import { stayAwake } from '../../ui/state/stay-awake'
import { openStore } from '../../ui/state/store'
import { loadRefusals } from '../text/say-refusal'
import { sha256 } from './sha256'

/** An upload. `waiting`: for the connection. `why`: the refusal, or `unreadable` on this device. */
export type Sending = {
  state: 'sending' | 'waiting' | 'failed'
  done: number
  of: number
  why?: ApiError | 'unreadable'
}
type Given = { id: number; v: number; file: File; abort: AbortController }

const triesAfterMs = [1000, 4000, 15_000]
/** By the file's number; lost with the page. */
const sendings = openStore<ReadonlyMap<number, Sending>>(new Map())
const given = new Map<number, Given>()
let running = 0

export function useSending(id: number): Sending | undefined {
  return sendings.use().get(id)
}

/** Sends a file in pieces and starts its check; continues while other screens are open. */
export function sendFile(
  queryClient: QueryClient,
  job: { id: number; v: number },
  file: File,
): void {
  const each = { id: job.id, v: job.v, file, abort: new AbortController() }
  given.set(job.id, each)
  void work(queryClient, each, 0)
}

/** Continues with the failed piece. */
export function sendAgain(queryClient: QueryClient, id: number): void {
  const each = given.get(id)
  if (each) void work(queryClient, each, sendings.read().get(id)?.done ?? 0)
}

export function endSending(id: number): void {
  given.get(id)?.abort.abort()
  given.delete(id)
  sendings.change(new Map([...sendings.read()].filter(([each]) => each !== id)))
}

async function work(queryClient: QueryClient, each: Given, from: number): Promise<void> {
  const { id, v, file, abort } = each
  const of = piecesOf(file.size)
  const show = (done: number, part: Partial<Sending> = {}) => {
    if (abort.signal.aborted) return
    sendings.change(new Map([...sendings.read(), [id, { state: 'sending', done, of, ...part }]]))
  }
  show(from)
  // Closing the tab now would lose the rest.
  addEventListener('beforeunload', warn)
  running++
  const letSleep = stayAwake()
  let done = from
  try {
    for (; done < of; done++) {
      show(done)
      const piece = await readPiece(file, done)
      const report = (state: Sending['state']) => show(done, { state })
      await sendOften(sendPiece, { id, nr: done, ...piece }, report, abort.signal)
    }
    show(done)
    const report = (state: Sending['state']) => show(done, { state })
    const answer = await sendOften(checkImport, { id, v }, report, abort.signal)
    queryClient.setQueryData(read(getImport, { id }).queryKey, answer)
    endSending(id)
  } catch (error) {
    if (error instanceof ApiError) await loadRefusals()
    show(done, { state: 'failed', why: error instanceof ApiError ? error : 'unreadable' })
  } finally {
    running--
    if (running === 0) removeEventListener('beforeunload', warn)
    letSleep()
    for (const each of [getImport, getImports]) {
      queryClient.invalidateQueries({ queryKey: keyOf(each) })
    }
  }
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Retries temporary failures under one key; without a connection it waits for the next one. */
async function sendOften<C extends typeof sendPiece | typeof checkImport>(
  endpoint: C,
  input: Parameters<typeof call<C>>[1],
  report: (state: Sending['state']) => void,
  signal: AbortSignal,
): Promise<OutputOf<C>> {
  const idempotencyKey = newKey()
  for (let nr = 0; ; nr++) {
    try {
      return await call(endpoint, input, { idempotencyKey, signal })
    } catch (error) {
      const waitMs = triesAfterMs[nr]
      if (signal.aborted || !mayPass(error)) throw error
      if (!onlineManager.isOnline()) {
        report('waiting')
        await comesOnline(signal)
        nr = -1
      } else {
        if (waitMs === undefined) throw error
        await new Promise((done) => setTimeout(done, waitMs))
      }
      if (signal.aborted) throw error
      report('sending')
    }
  }
}

function comesOnline(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      leave()
      done()
    }
    const leave = onlineManager.subscribe((isOnline) => isOnline && end())
    signal.addEventListener('abort', end, { once: true })
  })
}

async function readPiece(file: File, nr: number): Promise<{ sha256: string; data: string }> {
  const piece = file.slice(nr * pieceBytes, (nr + 1) * pieceBytes)
  const [bytes, data] = await Promise.all([piece.arrayBuffer(), inBase64(piece)])
  return { sha256: sha256(new Uint8Array(bytes)), data }
}

function inBase64(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(piece)
  })
}
