import { ApiError } from '../../../api/api-error'
import type { Edit } from '../../../api/shrink-picture'
import { readStored, writeStored } from '../../../ui/state/device-store'
import { openStore } from '../../../ui/state/store'
import { loadSending } from '../../pictures/load-sending'
import type { Source } from '../../pictures/upload-picture'
import { newKey } from './fields'

/** A photo in transit to the server. */
export type Upload = {
  id: string
  /** A URL of this page for the preview; empty if none can be made. */
  preview: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** The sent share, 0 to 1. */
  share: number
  /** Not stored on this device: closing the tab loses it. */
  isUnstored?: boolean
  url?: string
  /** The refusal. */
  why?: ApiError
}
type StoredPhoto = { file: Blob; name: string; edit?: Edit; url?: string }

const asItIs: Edit = { turns: 0 }
const uploads = openStore<ReadonlyMap<string, Upload>>(new Map())
export const useUploads = uploads.use
/** By the id of an upload, or by the URL of a photo sent from this page. */
const sources = new Map<string, Source>()
const running = new Map<string, AbortController>()
let isWorking = false

/** Starts uploads at once, one after another; returns their ids in order. */
export function addUploads(files: readonly File[]): string[] {
  return files.map((file) => addUpload({ file, edit: asItIs }))
}

export function addUpload({ file, edit }: Source): string {
  const id = newKey()
  begin(id, { file, edit })
  // Sent even if the device cannot store it.
  writeStored('photos', id, { file, name: file.name, edit } satisfies StoredPhoto).then(
    (isStored) => {
      if (!isStored) change(id, { isUnstored: true })
    },
  )
  work()
  return id
}

/** Continues uploads that a closed tab left. Photos missing on this device are left out. */
export async function resumeUploads(ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const id of ids) {
    if (!uploads.read().has(id)) {
      const stored = await readStored<StoredPhoto>('photos', id)
      if (!stored) continue
      const file = new File([stored.file], stored.name, { type: stored.file.type })
      begin(id, { file, edit: stored.edit ?? asItIs })
      if (stored.url) change(id, { state: 'done', url: stored.url })
    }
    found.push(id)
  }
  work()
  return found
}

/** The photo of an upload, or of one sent from this page, as this device has it. */
export function sourceOf(idOrUrl: string): Source | undefined {
  return sources.get(idOrUrl)
}

export function tryAgain(id: string): void {
  change(id, { state: 'waiting', share: 0 })
  work()
}

/** The device keeps the photo until the next form opens: the present one may still name it. */
export function dropUpload(id: string): void {
  running.get(id)?.abort()
  sources.delete(id)
  const upload = uploads.read().get(id)
  if (upload) URL.revokeObjectURL(upload.preview)
  uploads.change(new Map([...uploads.read()].filter(([each]) => each !== id)))
}

/** Called once the connection is back: retries what failed without it. */
export function tryLostAgain(): void {
  for (const { id, state, why } of uploads.read().values()) {
    if (state === 'failed' && why?.status === 0) tryAgain(id)
  }
}

function begin(id: string, source: Source): void {
  sources.set(id, source)
  const upload: Upload = { id, preview: '', state: 'waiting', share: 0 }
  uploads.change(new Map([...uploads.read(), [id, upload]]))
  show(id, source)
}

async function show(id: string, source: Source): Promise<void> {
  // If the code does not load now, sending the photo loads it again.
  const sending = await loadSending().catch(() => undefined)
  const shown = await sending?.previewOf(source)
  if (shown && uploads.read().has(id)) change(id, { preview: URL.createObjectURL(shown) })
}

function change(id: string, part: Partial<Upload>): void {
  const upload = uploads.read().get(id)
  if (!upload) return
  const { why, ...rest } = upload
  const asBefore = part.state === undefined && why ? { why } : {}
  uploads.change(new Map([...uploads.read(), [id, { ...rest, ...asBefore, ...part }]]))
}

async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  try {
    for (;;) {
      const next = [...uploads.read().values()].find(({ state }) => state === 'waiting')
      if (!next) return
      await send(next.id)
    }
  } finally {
    isWorking = false
  }
}

async function send(id: string): Promise<void> {
  const source = sources.get(id)
  if (!source) return dropUpload(id)
  change(id, { state: 'sending', share: 0 })
  const abort = new AbortController()
  running.set(id, abort)
  try {
    const { uploadPicture } = await loadSending()
    const onShare = (share: number) => change(id, { share })
    const sending = { kind: 'catalog', key: id, onShare, signal: abort.signal } as const
    const { url } = await uploadPicture(source, sending)
    sources.set(url, source)
    const stored: StoredPhoto = { file: new Blob(), name: '', url }
    await writeStored('photos', id, stored)
    change(id, { state: 'done', share: 1, url })
  } catch (error) {
    if (abort.signal.aborted) return
    change(id, { state: 'failed', ...(error instanceof ApiError && { why: error }) })
  } finally {
    running.delete(id)
  }
}
