import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Config } from '../config/config.ts'
import { StartError } from '../failures/start-error.ts'
import { networkOf, siteOf } from '../http/network.ts'

declare module 'node:http' {
  interface IncomingMessage {
    takeLongBody?: () => void
  }
}

export type Limits = typeof shopLimits

/** In milliseconds, and connections at once. */
export const shopLimits = {
  headers: 10_000,
  body: 30_000,
  /** Six megabytes at 400 kbit/s: the pictures of a review from a phone. */
  pictures: 120_000,
  /** Pictures must bring 8 kB a second in each such time. */
  slowPictures: 10_000,
  /** A request with its answer, however slow the client is. */
  answer: 180_000,
  /** A time without a byte in either direction. */
  silence: 60_000,
  connections: 8000,
  /** 330 phones behind one address of a mobile network, with the six connections of a browser each. */
  connectionsOfNetwork: 2000,
}

/** 64 kbit/s: a picture of 900 kB takes the whole time for pictures. */
const leastBytesEachMs = 8

/** With the shop's limits: no slow client occupies a connection, or all of them. */
export function openServer(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  answer?: RequestListener,
  limits: Limits = shopLimits,
): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.pictures,
    keepAliveTimeout: 65_000,
    // Node's default checks only every thirty seconds.
    connectionsCheckingInterval: limits.headers / 10,
  })
  // Node silently drops headers above a count, even Origin; their bytes are limited anyway.
  server.maxHeadersCount = 0
  server.maxConnections = limits.connections
  // Behind a proxy all connections are its own: there it limits them.
  if (trustProxy === 0) limitNetworks(server, limits.connectionsOfNetwork)
  server.timeout = limits.silence
  server.on('request', (request, response) => endLate(request, response, limits.answer))
  server.on('request', (request, response) => endSlowBody(request, response, limits))
  if (answer) server.on('request', answer)
  return server
}

/** Connections that send nothing, or half a header, are included. */
function limitNetworks(server: Server, most: number) {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = siteOf(networkOf(socket.remoteAddress ?? 'unknown'))
    const count = (change: 1 | -1) => {
      const left = (open.get(network) ?? 0) + change
      if (left > 0) open.set(network, left)
      else open.delete(network)
      return left
    }
    const isTooMany = count(1) > most
    socket.once('close', () => count(-1))
    if (isTooMany) socket.destroy()
  })
}

function endLate(request: IncomingMessage, response: ServerResponse, afterMs: number) {
  const late = setTimeout(() => request.socket.destroy(), afterMs)
  response.once('close', () => clearTimeout(late))
}

/** Ends a body too that is still sent after its request was answered. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, limits: Limits) {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const end = () => {
    if (request.complete || socket.destroyed) return letBe()
    if (!response.headersSent) {
      response.statusCode = 408
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    }
    socket.destroy()
  }
  let late = setTimeout(end, limits.body).unref()
  const letBe = () => clearTimeout(late)
  request.takeLongBody = () => {
    letBe()
    let before = socket.bytesRead
    late = setInterval(() => {
      const isSlow = socket.bytesRead - before < leastBytesEachMs * limits.slowPictures
      if (isSlow) end()
      before = socket.bytesRead
    }, limits.slowPictures).unref()
  }
  request.once('end', letBe)
}

export function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Errors come later too, as without free file handles: an unhandled one ends the process.
    server.on('error', (error: NodeJS.ErrnoException) => {
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

/** Throws StartError for a taken port, before the expensive steps of a start. */
export async function checkPort(config: Config): Promise<void> {
  const probe = openServer(config)
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
