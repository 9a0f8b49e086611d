import { ApiError, noConnection } from './api-error'
import { shrinkPicture } from './shrink-picture'

/** Posts fields and pictures and reports the share that has left, 0 to 1: `fetch` cannot tell it. */
export async function upload(
  url: string,
  fields: Record<string, unknown>,
  files: readonly File[],
  onProgress?: (share: number) => void,
): Promise<{ status: number; body: unknown }> {
  const pictures: File[] = []
  // One after another: unpacked, each takes a phone fifty megabytes.
  for (const file of files) pictures.push(await shrinkPicture(file))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => total && onProgress?.(loaded / total)
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = () => reject(new ApiError(0, noConnection))
    request.send(formOf(fields, pictures))
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
