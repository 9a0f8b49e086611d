import { createServer, type Server } from 'node:http'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

/** Listens with the shop's time limits. Returns the address; throws StartError for a taken port. */
export function listen(server: Server, { host, port }: Config): Promise<string> {
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 100
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(sentenceOf(error, host, port)))
    })
    server.listen(port, host, () => {
      const address = server.address()
      const used = typeof address === 'object' && address ? address.port : port
      const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
      resolve(`http://${name}:${used}`)
    })
  })
}

/** Throws StartError at once for a port that cannot be had, before anything costly is started. */
export async function checkPort(config: Config): Promise<void> {
  const probe = createServer()
  await listen(probe, config)
  await new Promise((done) => probe.close(done))
}

function sentenceOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `The port ${port} is taken by another program; stop it, or set PORT to a free one.`
  }
  if (error.code === 'EACCES') {
    return `The port ${port} may not be used by this user; set PORT to one above 1023.`
  }
  return `It cannot listen on ${host}:${port}: ${error.message}`
}
