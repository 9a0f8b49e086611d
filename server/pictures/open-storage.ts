import type { Config } from '../config.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './storage.ts'

export type StoragePlace = Pick<Config, 'bucket' | 'uploadsDir'>

export async function openStorage({ bucket, uploadsDir }: StoragePlace): Promise<Storage> {
  if (!bucket) return openFolder(uploadsDir)
  // Loaded on demand: the S3 client is large, and most shops need none.
  return (await import('./bucket.ts')).openBucket(bucket)
}
