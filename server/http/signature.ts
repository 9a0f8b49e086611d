import { createHmac } from 'node:crypto'

/** As express-session signs its cookies. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64').replace(/=+$/, '')
}
