import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Config } from '../config.ts'

export type OriginOf = (request: IncomingMessage) => string
export type AddressOf = (request: IncomingMessage) => string

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

/**
 * Tells the address of the one who asks: behind so many proxies, what they say, as Express has it.
 * It is `unknown` where the connection is gone.
 */
export function openAddresses({ trustProxy }: Pick<Config, 'trustProxy'>): AddressOf {
  const isProxy = (_address: string, hops: number) => hops < trustProxy
  return (request) => proxyAddr(request, isProxy) ?? 'unknown'
}

/** Under what a document is kept, which names the origin. */
export function documentKey(origin: string, address: string): string {
  return `${origin}\n${address}`
}
