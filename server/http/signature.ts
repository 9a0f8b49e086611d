import { createHmac } from 'node:crypto'

/** The signature of express-session's cookies. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64').replace(/=+$/, '')
}
