import { ApiError, noConnection } from './api-error'
import { shrinkPicture } from './shrink-picture'

type Posting = {
  /** Receives the sent share, 0 to 1: `fetch` does not report it. */
  onProgress?: ((share: number) => void) | undefined
  idempotencyKey?: string | undefined
  signal?: AbortSignal
}

/** Posts fields and pictures, each shrunk to the size that the shop shows. */
export async function upload(
  url: string,
  fields: Record<string, unknown>,
  files: readonly File[],
  { onProgress, idempotencyKey }: Posting,
): Promise<{ status: number; body: unknown }> {
  const pictures: File[] = []
  // One after another: a decoded picture takes fifty megabytes of a phone's memory.
  for (const file of files) pictures.push(await shrinkPicture(file))
  return postForm(url, formOf(fields, pictures), { onProgress, idempotencyKey })
}

export function postForm(
  url: string,
  form: FormData,
  { onProgress, idempotencyKey, signal }: Posting,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => total && onProgress?.(loaded / total)
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = () => reject(new ApiError(0, noConnection))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function formOf(fields: Record<string, unknown>, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const file of files) form.append('images[]', file)
  return form
}
