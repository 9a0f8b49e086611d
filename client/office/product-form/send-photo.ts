import { ApiError, noConnection } from '../../api/api-error'
import { failureOf } from '../../api/call'
import { type Edit, isEdit, isSendable } from '../../api/shrink-picture'
import { postForm } from '../../api/upload'
import { judgePicture, tooManyPixels } from '../pictures/picture-size'
import { shrinkApart } from '../pictures/shrink-apart'
import { stayAwake } from '../ui/stay-awake'
import { sendPicture } from '#contract/office/drafts'

/** A photo as it was given, and what becomes of it before it is sent. */
export type Source = { file: File; edit: Edit }

const box = { width: 1600, height: 1600 }
const previewBox = { width: 480, height: 480 }
const triesAfterMs = [1000, 4000, 15_000]
/** A connection that moves nothing for so long is gone, whatever the browser believes. */
const stillMs = 60_000

/** A photo to be shown as it will be; null where this device cannot. */
export async function preview({ file, edit }: Source): Promise<Blob | null> {
  if ((await judgePicture(file)) !== 'fine') return null
  return isEdit(edit) ? shrinkApart(file, previewBox, edit, new AbortController().signal) : file
}

/** Makes a photo smaller and sends it. Throws ApiError, and the signal's reason. */
export async function sendPhoto(
  { file, edit }: Source,
  key: string,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<{ url: string } | { why: 'heic' | 'unreadable' }> {
  if ((await judgePicture(file)) === 'too large') throw new ApiError(413, tooManyPixels)
  const letSleep = stayAwake()
  try {
    const picture = await shrinkApart(file, box, edit, signal)
    if (!isSendable(picture)) {
      const isHeic = /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)
      return { why: isHeic ? 'heic' : 'unreadable' }
    }
    return { url: await sendOften(picture, key, onShare, signal) }
  } finally {
    letSleep()
  }
}

/** Tried again where it may help; under one key it is one picture. */
async function sendOften(
  picture: File,
  key: string,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  for (let nr = 0; ; nr++) {
    try {
      return await sendOnce(picture, key, onShare, signal)
    } catch (error) {
      const waitMs = triesAfterMs[nr]
      if (waitMs === undefined || !mayPass(error) || signal.aborted) throw error
      onShare(0)
      await pause(waitMs, signal)
    }
  }
}

async function sendOnce(
  picture: File,
  key: string,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData()
  form.append('kind', 'catalog')
  form.append('picture', picture)
  const end = new AbortController()
  const stop = () => end.abort(signal.reason)
  signal.addEventListener('abort', stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => end.abort(new ApiError(0, noConnection)), stillMs)
  }
  wait()
  const onProgress = (share: number) => {
    wait()
    onShare(share)
  }
  try {
    const answer = await postForm(sendPicture.path, form, {
      onProgress,
      idempotencyKey: key,
      signal: end.signal,
    })
    if (answer.status !== 200) throw failureOf(answer)
    return String(Object(answer.body).url)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(signal.reason)
    })
  })
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}
