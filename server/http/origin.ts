import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Config } from '../config.ts'

export type OriginOf = (request: IncomingMessage) => string
export type AddressOf = (request: IncomingMessage) => string

export function openOrigins({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): OriginOf {
  return ({ headers: { host = 'localhost', 'x-forwarded-proto': schemes } }) => {
    // Proxies append schemes: the first one is the browser's.
    const isHttps = trustProxy > 0 && /^\s*https\s*(,|$)/.test(String(schemes))
    return publicUrl ?? `${isHttps ? 'https' : 'http'}://${host}`
  }
}

/** The address by `trustProxy` proxies; `unknown` after a disconnect. */
export function openAddresses({ trustProxy }: Pick<Config, 'trustProxy'>): AddressOf {
  const isProxy = (_address: string, hops: number) => hops < trustProxy
  return (request) => proxyAddr(request, isProxy) ?? 'unknown'
}

export function documentKey(origin: string, choice: string, address: string): string {
  return `${origin}\n${choice}\n${address}`
}
