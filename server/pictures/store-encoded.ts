import type { PictureFormat, PictureKind } from '#contract/pictures'
import type { Storage } from './storage.ts'

export type EncodedPicture = {
  width: number
  height: number
  files: { size: string; format: PictureFormat; bytes: Uint8Array }[]
}

export type PicturePlace = {
  storage: Pick<Storage, 'put' | 'remove'>
  kind: PictureKind
  stem: string
  /** Called with the URL before anything is stored. */
  announce?: (url: string) => Promise<unknown>
  signal?: AbortSignal
}

/** The largest WebP last: its presence proves all others. Leaves no file when it throws. */
export async function storeEncoded({ width, height, files }: EncodedPicture, place: PicturePlace) {
  const { storage, kind, stem, announce, signal } = place
  const url = `/uploads/${kind}/${stem}-${width}x${height}.webp`
  await announce?.(url)
  const tried: string[] = []
  try {
    for (const { size, format, bytes } of files) {
      signal?.throwIfAborted()
      const name = `${kind}/${stem}-${size}.${format}`
      // Noted before storing: a timed-out write may still have succeeded.
      tried.push(name)
      await storage.put(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    }
  } catch (error) {
    await Promise.allSettled(tried.map((name) => storage.remove(name)))
    throw error
  }
  return url
}
