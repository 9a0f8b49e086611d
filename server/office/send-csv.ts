import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { hasCode } from '../failures/has-code.ts'
import type { Download } from './office-calls.ts'

/**
 * Sends a file while it is made, at its reader's speed. An error before the first part is an
 * ordinary answer; a later one breaks the connection, so that nobody takes a part for the whole.
 */
export async function sendCsv(
  request: Request,
  response: Response,
  { fileName, parts }: Download,
): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]()
  const first = await iterator.next()
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  })
  if (request.method === 'HEAD' || first.done) {
    await iterator.return?.()
    response.end()
    return
  }
  const { value } = first
  async function* all() {
    yield value
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  try {
    await pipeline(Readable.from(all(), { objectMode: false }), response)
  } catch (error) {
    // The reader disconnected: this is no error.
    if (!isLeaving(error)) throw error
  }
}

function isLeaving(error: unknown): boolean {
  return hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')
}
