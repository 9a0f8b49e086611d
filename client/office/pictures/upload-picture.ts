import type { InputOf, OutputOf } from '#contract/endpoint'
import { sendPicture } from '#contract/office/drafts'
import { maxReviewImageBytes } from '#contract/shop'
import { ApiError, mayPass, noConnection } from '../../api/api-error'
import { errorOf } from '../../api/call'
import { type Box, type Edit, isEdit, isSendable } from '../../api/shrink-picture'
import { postForm } from '../../api/upload'
import { stayAwake } from '../../ui/state/stay-awake'
import { judgePicture, tooLarge, unreadable } from './judge-picture'
import { shrinkApart } from './shrink-apart'

/** A picture as it was chosen, and its changes before it is sent. */
export type Source = { file: File; edit: Edit }
/** Purpose of the picture, which decides crop and storage. */
export type Kind = InputOf<typeof sendPicture>['kind']
type Sending = {
  kind: Kind
  /** A repeated key is the same picture. */
  key: string
  /** Receives the sent share, 0 to 1. */
  onShare?: (share: number) => void
  signal?: AbortSignal
}
type Sent = OutputOf<typeof sendPicture>

export const asItIs: Edit = { turns: 0 }
/** A photo of 9:16 is then as wide as the shop's largest file. */
const photoBox = { width: 1424, height: 1424 }
const previewBox = { width: 480, height: 480 }
const triesAfterMs = [1000, 4000, 15_000]
/** A connection without progress for this long is lost, whatever the browser reports. */
const stillMs = 60_000

/** A preview of the changed picture; null if this device cannot draw it. */
export async function previewOf({ file, edit }: Source): Promise<Blob | null> {
  if (await judgePicture(file)) return null
  return isEdit(edit) ? shrinkApart(file, previewBox, edit) : file
}

/** Shrinks a picture and sends it. Throws ApiError, and the signal's reason. */
export async function uploadPicture(
  { file, edit }: Source,
  { box = photoBox, ...sending }: Sending & { box?: Box },
): Promise<Sent> {
  const letSleep = stayAwake()
  try {
    const refusal = await judgePicture(file)
    if (refusal) throw refusal
    const picture = await shrinkApart(file, box, edit, sending.signal)
    if (!isSendable(picture)) throw unreadable(picture)
    if (picture.size > maxReviewImageBytes) throw tooLarge()
    return await sendFile(picture, sending)
  } finally {
    letSleep()
  }
}

/** Sends a picture unchanged; retries temporary errors. Throws as above. */
export async function sendFile(picture: File, sending: Sending): Promise<Sent> {
  for (let nr = 0; ; nr++) {
    try {
      return await sendOnce(picture, sending)
    } catch (error) {
      const waitMs = triesAfterMs[nr]
      if (waitMs === undefined || !mayPass(error) || sending.signal?.aborted) throw error
      sending.onShare?.(0)
      await pause(waitMs, sending.signal)
    }
  }
}

async function sendOnce(picture: File, { kind, key, onShare, signal }: Sending): Promise<Sent> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('picture', picture)
  const end = new AbortController()
  const stop = () => end.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => end.abort(new ApiError(0, noConnection)), stillMs)
  }
  wait()
  const onProgress = (share: number) => {
    wait()
    onShare?.(share)
  }
  try {
    const answer = await postForm(sendPicture.path, form, {
      onProgress,
      idempotencyKey: key,
      signal: end.signal,
    })
    if (answer.status !== 200 || !answer.body) throw errorOf(answer)
    return answer.body as Sent
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(signal.reason)
    })
  })
}
