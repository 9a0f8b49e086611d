import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const uploadsWithinMs = 3000
const drainWithinMs = 7000
/** A new connection has sent its first bytes by then. */
const closeIdleEachMs = 50

/**
 * Ends a server within 7 s; opened before it listens. Pictures are refused first. Node's list of
 * idle connections lacks those that never sent a request.
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
      // Behind the reads of this turn: after a pause of the process, sent bytes wait unread.
      setInterval(() => setImmediate(closeIdle), closeIdleEachMs),
      setTimeout(refuseUploads, uploadsWithinMs),
      setTimeout(() => server.closeAllConnections(), drainWithinMs),
    ]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }
}
