import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

export type OriginOf = (request: IncomingMessage) => string

/** Tells where the one who asks reaches the shop, such as `https://shop.example`. */
export function openOrigins({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): OriginOf {
  return ({ headers: { host = 'localhost', 'x-forwarded-proto': schemes } }) => {
    // Of the schemes that proxies pass on, the first is what the browser speaks.
    const isHttps = trustProxy > 0 && /^\s*https\s*(,|$)/.test(String(schemes))
    return publicUrl ?? `${isHttps ? 'https' : 'http'}://${host}`
  }
}

/** Under what a document is kept, which names the origin. */
export function documentKey(origin: string, address: string): string {
  return `${origin}\n${address}`
}
