import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

export type Headers = Readonly<Record<string, string>>

/**
 * `inlineScript`: its hash, or 'any' in development, where Vite brings scripts of its own. `pictures`:
 * a customer's photo may be a URL of any host (spec section 2).
 */
export function headersOfPages(
  https: boolean,
  inlineScript?: string,
  pictures: 'own' | 'any' = 'any',
): Headers {
  const set = headersSetBy(
    helmet({
      contentSecurityPolicy: inlineScript !== 'any' && {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'", ...(inlineScript ? [inlineScript] : [])],
          'style-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:', ...(pictures === 'any' ? ['https:'] : [])],
          'font-src': ["'self'"],
          'connect-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          ...(https ? { 'upgrade-insecure-requests': [] } : {}),
        },
      },
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // For browsers that no longer are, or what is so already: each would travel with every answer.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      xDnsPrefetchControl: false,
      originAgentCluster: false,
    }),
  )
  return { ...set, 'permissions-policy': unusedFeatures }
}

/** What the pages never ask a browser for, and nothing in them may. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Of the API's answers, which are data: nothing is shown, run or loaded by one. */
export function headersOfAnswers(): Headers {
  return headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
      },
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  )
}

export function headersOfAll(https: boolean): Headers {
  return https ? headersSetBy(helmet.strictTransportSecurity({ maxAge: 31_536_000 })) : {}
}

export function setHeaders(headers: Headers): RequestHandler {
  return (_request, response, next) => {
    putHeaders(response, headers)
    next()
  }
}

export function putHeaders(response: ServerResponse, headers: Headers): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '')
}

/** For uploads: whatever a file pretends to be, it runs nothing. */
export const sandboxed = setHeaders({
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/** They are the same for every request: they are asked for once. */
function headersSetBy(middleware: ReturnType<typeof helmet.strictTransportSecurity>): Headers {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  middleware(request, response, () => {})
  const set = Object.entries(response.getHeaders())
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
}
