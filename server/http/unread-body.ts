import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonType } from './answer.ts'

/** Node itself skips the rest of a small body, and the connection stays open. */
const muchBytes = 64_000
const lingerMs = 2000

export function hasMuchToCome({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > muchBytes
}

/** Skips incoming bytes for a while: a sender that is cut off at once would not read the answer. */
export function sendAndClose(
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
  status: number,
): void {
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  response.writeHead(status, { ...jsonType, 'content-length': length, connection: 'close' })
  response.write(text)
  const close = () => {
    clearTimeout(late)
    response.end()
  }
  const late = setTimeout(close, lingerMs)
  request.once('close', close).resume()
}
