import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const uploadsWithinMs = 3000
const drainWithinMs = 7000
/** The first bytes of a connection that was just made have come by then. */
const closeIdleEachMs = 50

/**
 * How to end a server, told before it listens: what is under way is answered, pictures are given up
 * first, which may be many, and all is over within 7 s. Node does not count a connection on which
 * nothing was ever asked among the idle ones.
 */
export function openDrain(server: Server, refuseUploads: () => void): () => Promise<void> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeIdle = () => {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  return async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    const timers = [
      setInterval(closeIdle, closeIdleEachMs),
      setTimeout(refuseUploads, uploadsWithinMs),
      setTimeout(() => server.closeAllConnections(), drainWithinMs),
    ]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }
}
