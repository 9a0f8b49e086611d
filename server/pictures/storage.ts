import type { RequestHandler } from 'express'

/** Stores pictures. A name is the part after `/uploads/` in a picture's URL. */
export type Storage = {
  /** Atomic; replaces a former picture. It survives a power cut, unless `flush` is false. */
  put: (name: string, bytes: Buffer, how?: { flush: boolean }) => Promise<void>
  get: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
  /** Every picture in no order, without unfinished ones. */
  list: () => AsyncIterable<StoredPicture>
  /** Answers GET and HEAD of pictures below `/uploads`; passes on missing ones. */
  serve: RequestHandler
  /** False where the storage does not answer. Throws StartError for wrong settings. */
  check: () => Promise<boolean>
  /** Of a disk: whether the largest upload fits. */
  hasRoom?: () => Promise<boolean>
}

export type StoredPicture = { name: string; bytes: number; modified: Date }

/** The storage does not answer, or answers wrongly. */
export class StorageAway extends Error {
  constructor(cause: unknown, message = 'The storage of pictures does not answer.') {
    super(message, { cause })
  }
}

/** The storage takes no picture now; those that it has may be readable. */
export class PictureNotStored extends StorageAway {}

const diskErrors = new Set(
  'ENOSPC EDQUOT EROFS EACCES EPERM EIO EMFILE ENFILE ENOENT ENOTDIR EEXIST'.split(' '),
)

export function asStorageError(error: unknown): unknown {
  const { code, message } = Object(error)
  return diskErrors.has(code)
    ? new PictureNotStored(error, `The disk takes no picture: ${message}`)
    : error
}
