import type { Request, RequestHandler } from 'express'

export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The last at its address: a 405 that names the methods it has. */
export function refuseMethods(allowed: string, message: string): RequestHandler {
  return (_request, response) => {
    response.status(405).set('Allow', allowed).json({ message })
  }
}
