import type { Request, RequestHandler } from 'express'

export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Last at its address: a 405 with the methods that exist. */
export function refuseMethods(allowed: string, message: string): RequestHandler {
  return (_request, response) => {
    response.status(405).set('Allow', allowed).json({ message })
  }
}
