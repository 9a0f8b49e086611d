import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { RequestHandler } from 'express'
import proxyAddr from 'proxy-addr'
import type { Config } from '../config/config.ts'
import { unreadable } from '../failures/refusals.ts'

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

/** Node takes the first of two lines, a proxy may take the last. RFC 9112, 3.2. */
export const refuseTwoHosts: RequestHandler = ({ rawHeaders }, _response, next) => {
  const names = rawHeaders.filter((text, nr) => nr % 2 === 0 && /^host$/i.test(text))
  next(names.length > 1 ? unreadable() : undefined)
}

/**
 * The address by `trustProxy` proxies. Text without an address counts as the proxy that sent it.
 * `unknown` after a disconnect.
 */
export function openAddresses({ trustProxy }: Pick<Config, 'trustProxy'>): AddressOf {
  const isProxy = (_address: string, hops: number) => hops < trustProxy
  return (request) => {
    const own = request.socket.remoteAddress ?? 'unknown'
    if (trustProxy === 0) return own
    return proxyAddr.all(request, isProxy).map(withoutPort).findLast(isIP) ?? own
  }
}

/** Some proxies write `203.0.113.7:443` or `[2001:db8::7]:443`. */
function withoutPort(address: string | undefined): string {
  const [, ipv4, ipv6] = /^(?:(\d+(?:\.\d+){3})|\[(.*)\])(?::\d+)?$/.exec(address ?? '') ?? []
  return ipv4 ?? ipv6 ?? address ?? ''
}

export function documentKey(origin: string, choice: string, address: string): string {
  return `${origin}\n${choice}\n${address}`
}

/** `GET http://host/path`, as to a proxy: the path, where the host is that of the Host line. RFC 9112, 3.2.2. */
export const readAbsoluteForm: RequestHandler = (request, _response, next) => {
  const [, host, rest = ''] = /^https?:\/\/([^/?#\\@]+)(.*)$/i.exec(request.url) ?? []
  if (host && host.toLowerCase() === request.headers.host?.toLowerCase()) {
    request.url = rest.startsWith('/') ? rest : `/${rest}`
    request.originalUrl = request.url
  }
  next()
}
