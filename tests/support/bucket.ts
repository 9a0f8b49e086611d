import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import S3rver from '@20minutes/s3rver'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll } from 'vitest'
import { makeFolder } from './own-places.ts'
import type { Stored } from './stored.ts'

/** The state of connections to the bucket; `halting` stops in the middle of every answer. */
type Line = 'open' | 'refusing' | 'silent' | 'halting'

export type TestBucket = Awaited<ReturnType<typeof openTestBucket>>

const Bucket = 'shop-pictures'
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** An S3-compatible server with one bucket, behind a line that tests can disturb. */
export async function openTestBucket({ isLenient = false } = {}) {
  const directory = makeFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    // s3rver misreads today's signatures only in calls about a whole bucket.
    allowMismatchedSignatures: isLenient,
    configureBuckets: [{ name: Bucket }],
  })
  const { port } = await server.run()
  const line = await openLine(port)
  const endpoint = `http://127.0.0.1:${port}`
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: keys,
  })
  afterAll(async () => {
    line.close()
    client.destroy()
    await server.close()
  })

  const stored: Stored = {
    names: async () => {
      // s3rver refuses today's signatures in calls about a whole bucket.
      const { objects } = await server.store.listObjects(Bucket, {})
      return objects.map(({ key }) => key)
    },
    read: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    write: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
  return {
    stored,
    line,
    settings: {
      UPLOADS_S3_URL: `http://127.0.0.1:${line.port}/${Bucket}`,
      UPLOADS_S3_KEY: keys.accessKeyId,
      UPLOADS_S3_SECRET: keys.secretAccessKey,
    },
  }
}

async function openLine(port: number) {
  const halfway = 1000
  let state: Line = 'open'
  const callers = new Set<Socket>()
  const server = createServer((caller) => {
    if (state === 'refusing') return caller.resetAndDestroy()
    callers.add(caller)
    caller.on('close', () => callers.delete(caller)).on('error', () => {})
    if (state === 'silent') return void caller.resume()
    const bucket = connect(port, '127.0.0.1')
    bucket.on('error', () => caller.destroy())
    caller.on('close', () => bucket.destroy())
    caller.pipe(bucket)
    if (state === 'open') return void bucket.pipe(caller)
    bucket.once('data', (answer) => {
      bucket.pause()
      caller.write(answer.subarray(0, halfway))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const hangUp = () => {
    for (const caller of callers) caller.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Number of the shop's open connections. */
    callers: () => callers.size,
    turn: (to: Line) => {
      state = to
      hangUp()
    },
    close: () => {
      hangUp()
      server.close()
    },
  }
}
