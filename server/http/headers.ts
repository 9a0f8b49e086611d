import { type RequestHandler, Router } from 'express'
import helmet from 'helmet'

/** `inlineScripts`: their hashes, or 'any' for Vite's in development. */
export function headersOfPages(https: boolean, ...inlineScripts: string[]): RequestHandler {
  const setBasics = helmet({
    contentSecurityPolicy: !inlineScripts.includes('any') && {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
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
    // Headers for browsers that no longer exist, or defaults: each would travel with every answer.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
  })
  return Router().use(setBasics, (_request, response, next) => {
    response.setHeader('Permissions-Policy', unusedFeatures)
    next()
  })
}

/** Browser features that the pages never use and embedded content may not use. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers of API answers, which are data: they show, run and load nothing. */
export function headersOfAnswers(): RequestHandler {
  return helmet({
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
  })
}

/** Without subdomains: a shop on the bare domain does not decide for the owner's other hosts. */
export const onlyHttps = helmet.strictTransportSecurity({
  maxAge: 31_536_000,
  includeSubDomains: false,
})

/** Of uploads. Mails in a browser show photos of products on another site's page. */
export const sandboxed: RequestHandler = ({ path }, response, next) => {
  response.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': /^\/catalog\//i.test(path) ? 'cross-origin' : 'same-origin',
  })
  next()
}
