import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { afterAll } from 'vitest'
import { publicReach, type Reach } from '../../server/office/pictures/download-picture.ts'
import { makeCertificate } from './certificate.ts'
import { jpeg } from './pictures.ts'

type Answer = (request: IncomingMessage, answer: ServerResponse) => unknown

/**
 * A site with pictures, on this machine under a name of its own. `reach` allows it and public
 * addresses: all others of this machine stay private.
 */
export async function openPictureSite(more: Partial<Reach> = {}) {
  const { cert, key } = makeCertificate(['pictures.test', 'moved.test'], ['127.0.0.1'])
  const pages = new Map<string, Answer>()
  const askedPaths: string[] = []
  const heads: IncomingMessage['headers'][] = []
  const server = createServer({ cert, key }, (request, answer) => {
    const path = request.url ?? ''
    askedPaths.push(path)
    heads.push(request.headers)
    const page = pages.get(path)
    if (page) page(request, answer)
    else answer.writeHead(404).end('Nothing here')
  })
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  afterAll(close)

  const reach: Reach = {
    ...publicReach,
    mayAsk: (each) => each === '127.0.0.1' || publicReach.mayAsk(each),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ca: cert,
    ...more,
  }
  return {
    reach,
    port,
    askedPaths,
    heads,
    close,
    linkOf: (path: string, host = 'pictures.test') => `https://${host}:${port}${path}`,
    put: (path: string, page: Answer) => void pages.set(path, page),
    putBytes: (path: string, bytes: Buffer) =>
      void pages.set(path, (_request, answer) => answer.end(bytes)),
    putPicture: async (path: string, width = 40, height = 30) => {
      const bytes = await jpeg(width, height)
      pages.set(path, (_request, answer) => answer.end(bytes))
    },
  }
}
