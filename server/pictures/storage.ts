import type { RequestHandler } from 'express'

/** Where pictures are kept. A name is what follows `/uploads/` in a picture's URL. */
export type Storage = {
  /** Whole or not at all; what stood there is replaced. */
  put: (name: string, bytes: Buffer) => Promise<void>
  get: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  /** Does nothing where there is none by that name. */
  remove: (name: string) => Promise<void>
  /** Every picture, in no order; those on their way in are left out. */
  list: () => AsyncIterable<StoredPicture>
  /** Answers GET and HEAD of pictures below `/uploads`; passes on what is none or is not there. */
  serve: RequestHandler
  /** False where the storage does not answer. Throws StartError for wrong settings. */
  check: () => Promise<boolean>
}

export type StoredPicture = { name: string; bytes: number; modified: Date }

/** The storage does not answer, not with what was asked for, or takes no picture now. */
export class StorageAway extends Error {
  constructor(cause: unknown, message = 'The storage of pictures does not answer.') {
    super(message, { cause })
  }
}

const diskFaults = new Set(
  'ENOSPC EDQUOT EROFS EACCES EPERM EIO EMFILE ENFILE ENOENT ENOTDIR EEXIST'.split(' '),
)

export function asStorageFault(error: unknown): unknown {
  const { code, message } = Object(error)
  return diskFaults.has(code)
    ? new StorageAway(error, `The disk takes no picture: ${message}`)
    : error
}
