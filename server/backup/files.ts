import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Sum = { bytes: number; sha256: string }

/** Writes a new file and flushes it to disk. Only its owner may read it. */
export async function writeSummed(path: string, source: Readable | Buffer | string): Promise<Sum> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const summing = openSum()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(
    typeof source === 'string' || Buffer.isBuffer(source) ? [source] : source,
    summing.pass,
    file,
  )
  return summing.read()
}

export async function sumOf(path: string): Promise<Sum> {
  const summing = openSum()
  summing.pass.resume()
  await pipeline(createReadStream(path), summing.pass)
  return summing.read()
}

export function openSum() {
  const hash = createHash('sha256')
  let bytes = 0
  const pass = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { pass, read: (): Sum => ({ bytes, sha256: hash.digest('hex') }) }
}

export function forEachAtOnce<T>(
  items: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
  act: (each: T) => Promise<void>,
): Promise<void> {
  return Readable.from(items).forEach(act, { concurrency: atOnce })
}
