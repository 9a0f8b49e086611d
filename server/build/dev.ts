import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project-root.ts'

/**
 * `npm run dev`: the server from its sources, started again after each change of them. Unlike `tsx
 * watch` it never kills the server, whose PostgreSQL would live on: npm sends Ctrl-C a second time.
 */
const afterQuietMs = 100
const events = new EventEmitter()
let isStopping = false
let settling: NodeJS.Timeout | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    events.emit('next')
  })
}
for (const folder of ['server', 'prisma']) {
  watch(join(projectRoot, folder), { recursive: true }, () => {
    clearTimeout(settling)
    settling = setTimeout(() => events.emit('next'), afterQuietMs)
  })
}

do {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  const ended = once(server, 'exit')
  // A server that has ended by itself waits for the next change too.
  await once(events, 'next')
  server.kill('SIGTERM')
  await ended
} while (!isStopping)
process.exit()
