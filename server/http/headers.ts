import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * Security headers of pages and answers. Scripts only of our own; `inlineScript` is the hash of the
 * one that stands in documents, or 'any' in development, where Vite brings its own.
 */
export function secureHeaders(https: boolean, inlineScript?: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: inlineScript !== 'any' && {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(inlineScript ? [inlineScript] : [])],
        'style-src': ["'self'"],
        // A customer's photo may be a full URL (spec section 2).
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers that no longer are: each would travel with every answer.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/** For uploads: whatever a file pretends to be, it runs nothing. */
export const sandboxed: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  next()
}
