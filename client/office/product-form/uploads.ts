import { ApiError, noConnection } from '../../api/api-error'
import { failureOf } from '../../api/call'
import { loadAgain } from '../../ui/load-again'
import { openStore } from '../../ui/store'
import { newKey } from './fields'
import { forget, keep, readKept } from './phone-store'
import { sendPicture } from '#contract/office/drafts'

/** A photo in transit to the server. `why`: the refusal, or `unreadable` on this device. */
export type Upload = {
  id: string
  /** Of this page alone, to be shown. */
  preview: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** The sent share, 0 to 1. */
  share: number
  url?: string
  why?: ApiError | 'unreadable' | 'heic'
}
type Kept = { file: Blob; name: string; url?: string }

const box = { width: 1600, height: 1600 }
const triesAfterMs = [1000, 4000, 15_000]

const uploads = openStore<ReadonlyMap<string, Upload>>(new Map())
export const useUploads = uploads.use
const running = new Map<string, AbortController>()
let isWorking = false

/** Begins with photos at once, one after another; their ids, in their order. */
export function addUploads(files: readonly File[]): string[] {
  const ids = files.map((file) => {
    const id = newKey()
    // Sent though the device keeps nothing: a closed tab loses it then.
    keep('photos', id, { file, name: file.name } satisfies Kept)
    begin(id, file)
    return id
  })
  work()
  return ids
}

/** Goes on with photos that a closed tab left. What this device does not have is left out. */
export async function resumeUploads(ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const id of ids) {
    if (!uploads.read().has(id)) {
      const kept = await readKept<Kept>('photos', id)
      if (!kept) continue
      begin(id, new File([kept.file], kept.name, { type: kept.file.type }))
      if (kept.url) change(id, { state: 'done', url: kept.url })
    }
    found.push(id)
  }
  work()
  return found
}

export function tryAgain(id: string): void {
  change(id, { state: 'waiting', share: 0 })
  work()
}

export function dropUpload(id: string): void {
  running.get(id)?.abort()
  files.delete(id)
  forget('photos', id)
  const upload = uploads.read().get(id)
  if (upload) URL.revokeObjectURL(upload.preview)
  uploads.change(new Map([...uploads.read()].filter(([each]) => each !== id)))
}

/** Once the connection is back: what failed for the lack of one. */
export function tryLostAgain(): void {
  for (const { id, state, why } of uploads.read().values()) {
    if (state === 'failed' && why instanceof ApiError && why.status === 0) tryAgain(id)
  }
}

const files = new Map<string, File>()

function begin(id: string, file: File): void {
  files.set(id, file)
  const preview = URL.createObjectURL(file)
  const upload: Upload = { id, preview, state: 'waiting', share: 0 }
  uploads.change(new Map([...uploads.read(), [id, upload]]))
}

function change(id: string, part: Partial<Upload>): void {
  const upload = uploads.read().get(id)
  if (!upload) return
  const { why: _why, ...rest } = upload
  uploads.change(new Map([...uploads.read(), [id, { ...rest, ...part }]]))
}

async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  const lock = await stayAwake()
  try {
    for (;;) {
      const next = [...uploads.read().values()].find(({ state }) => state === 'waiting')
      if (!next) return
      await send(next.id)
    }
  } finally {
    isWorking = false
    lock?.release().catch(() => {})
  }
}

async function send(id: string): Promise<void> {
  const file = files.get(id)
  if (!file) return change(id, { state: 'failed', why: 'unreadable' })
  change(id, { state: 'sending', share: 0 })
  const abort = new AbortController()
  running.set(id, abort)
  try {
    const { isSendable, shrinkPicture } = await loadShrinking()
    const picture = await shrinkPicture(file, box)
    if (!isSendable(picture)) {
      const isHeic = /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)
      return change(id, { state: 'failed', why: isHeic ? 'heic' : 'unreadable' })
    }
    const url = await sendOften(id, picture, abort.signal)
    const kept: Kept = { file: new Blob(), name: '', url }
    await keep('photos', id, kept)
    change(id, { state: 'done', share: 1, url })
  } catch (error) {
    if (abort.signal.aborted) return
    change(id, { state: 'failed', why: error instanceof ApiError ? error : 'unreadable' })
  } finally {
    running.delete(id)
  }
}

/** Tried again where it may help; under one key it is one picture. */
async function sendOften(id: string, picture: File, signal: AbortSignal): Promise<string> {
  const { postForm } = await loadSending()
  for (let nr = 0; ; nr++) {
    const form = new FormData()
    form.append('kind', 'catalog')
    form.append('picture', picture)
    try {
      const onProgress = (share: number) => change(id, { share })
      const answer = await postForm(sendPicture.path, form, {
        onProgress,
        idempotencyKey: id,
        signal,
      })
      if (answer.status !== 200) throw failureOf(answer)
      return String(Object(answer.body).url)
    } catch (error) {
      const waitMs = triesAfterMs[nr]
      if (waitMs === undefined || !mayPass(error) || signal.aborted) throw error
      change(id, { share: 0 })
      await new Promise((done) => setTimeout(done, waitMs))
      if (signal.aborted) throw error
    }
  }
}

/** Who types no photo needs neither. */
const loadShrinking = () => orOffline(() => import('../../api/shrink-picture'))
const loadSending = () => orOffline(() => import('../../api/upload'))

function orOffline<T>(load: () => Promise<T>): Promise<T> {
  return loadAgain(load).catch(() => {
    throw new ApiError(0, noConnection)
  })
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}

async function stayAwake(): Promise<WakeLockSentinel | undefined> {
  return navigator.wakeLock?.request('screen').catch(() => undefined)
}
