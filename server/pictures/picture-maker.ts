import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureKind } from '#contract/pictures'
import { unavailable } from '../failures/refusals.ts'
import { projectRoot } from '../machine/project-root.ts'
import type { EncodedPicture } from './store-encoded.ts'

export type EncodeOutcome =
  | { made: EncodedPicture }
  | { refused: 'too many pixels' | 'incomplete' | 'no picture' }

const longestMs = 30_000
const isBuilt = import.meta.url.endsWith('.js')
const program = fileURLToPath(
  new URL(isBuilt ? './picture-process.js' : './picture-process.ts', import.meta.url),
)

/** Encodes in a child process. Throws a 503 on a timeout or crash, and the signal's reason. */
export async function encodeApart(
  path: string,
  kind: PictureKind,
  signal: AbortSignal,
): Promise<EncodeOutcome> {
  signal.throwIfAborted()
  // A child is away from secrets, gives its memory back, and can be killed.
  const child = fork(program, [path, kind], {
    cwd: projectRoot,
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    // One pool of glibc's allocator for all threads: 60 MB less for a picture, at the same speed.
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const made = new Promise<EncodeOutcome | null>((done) => {
    const giveUp = () => done(null)
    child.once('message', done)
    child.once('exit', giveUp)
    // For the child's whole life: an unhandled error ends the server. So `fork` gets no signal.
    child.on('error', giveUp)
    signal.addEventListener('abort', giveUp, { once: true })
  })
  try {
    const outcome = await made
    signal.throwIfAborted()
    if (outcome === null) throw unavailable()
    return outcome
  } finally {
    // Memory of a picture is free before the next one starts.
    child.kill('SIGKILL')
    if (child.pid !== undefined) await ended
  }
}
