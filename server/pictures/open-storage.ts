import type { Config } from '../config/config.ts'
import { openFolder } from './folder.ts'
import { isPictureName } from './picture-name.ts'
import type { Storage } from './storage.ts'

type StoragePlace = Pick<Config, 'bucket' | 'uploadsDir'>

export async function openStorage({ bucket, uploadsDir }: StoragePlace): Promise<Storage> {
  if (!bucket) return ofPictures(openFolder(uploadsDir))
  // Loaded on demand: the S3 client is large, and most shops need none.
  return ofPictures((await import('./bucket.ts')).openBucket(bucket))
}

/** Whatever a row names: only pictures are read, written and removed. */
function ofPictures({ put, get, has, remove, ...rest }: Storage): Storage {
  return {
    ...rest,
    put: async (name, bytes) => {
      if (!isPictureName(name)) throw new Error(`${name} is no name of a picture`)
      await put(name, bytes)
    },
    get: async (name) => (isPictureName(name) ? get(name) : null),
    has: async (name) => isPictureName(name) && has(name),
    remove: async (name) => {
      if (isPictureName(name)) await remove(name)
    },
  }
}
