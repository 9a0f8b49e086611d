import { extname } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket } from '../config/config.ts'
import { StartError } from '../failures/start-error.ts'
import { isPictureName } from './picture-name.ts'
import { serveObjects } from './serve-objects.ts'
import { PictureNotStored, type Storage, StorageAway, type StoredPicture } from './storage.ts'

const answerWithinMs = 5000
/** Longest pause of a transfer, on the bucket's or the shopper's side. */
const stallMs = 30_000
const connections = { keepAlive: true, maxSockets: 256 }
const types: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp' }

export function openBucket({ name: Bucket, endpoint, region, keys }: Bucket): Storage {
  const client = new S3Client({
    endpoint,
    region,
    ...(keys ? { credentials: keys } : {}),
    // AWS, MinIO, Garage and R2 all support this form.
    forcePathStyle: true,
    // Some other servers lack the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2000,
      socketTimeout: stallMs,
      httpAgent: connections,
      httpsAgent: connections,
    },
  })

  return {
    put: async (Key, Body) => {
      const ContentType = types[extname(Key)]
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentType })
      await ask((how) => client.send(command, how)).catch(({ cause }) => {
        throw new PictureNotStored(cause)
      })
    },
    get,
    has: async (Key) => {
      const command = new HeadObjectCommand({ Bucket, Key })
      return (await askForObject((how) => client.send(command, how))) !== null
    },
    remove: async (Key) => {
      await askForObject((how) => client.send(new DeleteObjectCommand({ Bucket, Key }), how))
    },
    list,
    serve: serveObjects({
      look: (Key, leaving) =>
        askForObject((how) => client.send(new HeadObjectCommand({ Bucket, Key }), how), leaving),
      open: (Key, Range, leaving) =>
        askForObject(
          (how) => client.send(new GetObjectCommand({ Bucket, Key, Range }), how),
          leaving,
        ),
    }),
    check,
  }

  async function get(Key: string) {
    const bytes = await askForObject(async (how) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), how)
      return Body?.transformToByteArray()
    })
    return bytes ? Buffer.from(bytes) : null
  }

  async function* list(): AsyncIterable<StoredPicture> {
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket, ContinuationToken })
      const { Contents = [], NextContinuationToken } = await ask((how) => client.send(command, how))
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
        if (isPictureName(Key)) yield { name: Key, bytes: Size, modified: LastModified }
      }
      ContinuationToken = NextContinuationToken
    } while (ContinuationToken)
  }

  async function check() {
    try {
      // A missing name: a bucket that answers it with 403 would hide missing pictures.
      await get('check')
      return true
    } catch (away) {
      const { name, status } = errorOf(Object(away).cause)
      if (name === 'CredentialsProviderError') {
        throw new StartError(
          'UPLOADS_S3_KEY is not set, and this server has no AWS role that could stand in for it.',
        )
      }
      if (![301, 400, 401, 403, 404].includes(status)) return false
      throw new StartError(
        `UPLOADS_S3_URL names the bucket ${Bucket}, for which the storage answers ${status}: check it, UPLOADS_S3_REGION, UPLOADS_S3_KEY and UPLOADS_S3_SECRET.`,
      )
    }
  }
}

type How = { abortSignal: AbortSignal }

async function ask<T>(
  question: (how: How) => Promise<T>,
  leaving = new AbortController(),
): Promise<T> {
  const late = setTimeout(() => leaving.abort(), answerWithinMs)
  try {
    return await question({ abortSignal: leaving.signal })
  } catch (error) {
    throw new StorageAway(error)
  } finally {
    clearTimeout(late)
  }
}

async function askForObject<T>(
  question: (how: How) => Promise<T>,
  leaving?: AbortController,
): Promise<T | null> {
  try {
    return await ask(question, leaving)
  } catch (away) {
    const { name, status } = errorOf(Object(away).cause)
    if (status === 404 && name !== 'NoSuchBucket') return null
    throw away
  }
}

function errorOf(error: unknown): { name: string; status: number } {
  const { name, $metadata } = Object(error)
  return { name: String(name), status: Number($metadata?.httpStatusCode ?? 0) }
}
