import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonType } from './answer.ts'

/** What is left of a small body is read and passed over by Node itself, and the connection lives. */
const muchBytes = 64_000
const lingerMs = 2000

/** Whether the sender is still sending a large body, or one without a known end. */
export function hasMuchToCome({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > muchBytes
}

/** What comes is passed over for a while: a sender cut off at once would not read the answer. */
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
