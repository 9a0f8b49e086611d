import type { RequestHandler } from 'express'
import { crossSite } from '../failures/refusals.ts'

/** Refuses a state-changing call from another site (contract.md, conventions). */
export function refuseCrossSite(publicUrl: string | undefined): RequestHandler {
  const ours = publicUrl ? new URL(publicUrl) : undefined
  return (request, _response, next) => {
    const { origin, host } = request.headers
    const site = request.headers['sec-fetch-site']
    const destination = request.headers['sec-fetch-dest']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw crossSite()
    // An `<img>` on our own page is same-origin too: only its destination differs from a fetch.
    if (request.method === 'GET' && destination !== undefined && destination !== 'empty') {
      throw crossSite()
    }
    if (origin !== undefined) {
      const from = URL.canParse(origin) ? new URL(origin) : null
      // The public host must match with its scheme; another host, such as localhost, by name alone.
      const isOurs = from?.host === ours?.host ? from?.origin === ours?.origin : from?.host === host
      if (!from || !isOurs) throw crossSite()
    }
    next()
  }
}
