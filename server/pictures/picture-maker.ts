import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PictureKind } from '#contract/pictures'
import { projectRoot } from '../project-root.ts'
import { unavailable } from '../refusals.ts'
import type { Forms } from './store-forms.ts'

export type MadeForms = { made: Forms } | { refused: 'too many pixels' | 'no picture' }

const longestMs = 30_000
const isBuilt = import.meta.url.endsWith('.js')
const program = fileURLToPath(
  new URL(isBuilt ? './picture-process.js' : './picture-process.ts', import.meta.url),
)

/** Throws a 503 where it takes too long or dies, and the signal's reason. */
export async function makeFormsApart(
  path: string,
  kind: PictureKind,
  signal: AbortSignal,
): Promise<MadeForms> {
  signal.throwIfAborted()
  // Apart, so that no upload is unpacked beside secrets, takes the memory, or cannot be ended.
  const child = fork(program, [path, kind], {
    cwd: projectRoot,
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    // One pool of glibc's allocator for all threads: 60 MB less for a picture, and no slower.
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal,
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<null>((done) => child.once('exit', () => done(null)))
  try {
    const told = await Promise.race([ended, once(child, 'message')])
    if (told === null) throw unavailable()
    return told[0]
  } catch (error) {
    if (signal.aborted) throw signal.reason
    // Too many processes or open files.
    throw child.pid === undefined ? unavailable() : error
  } finally {
    // What it took is given back before the next one begins.
    child.kill('SIGKILL')
    if (child.pid !== undefined) await ended
  }
}
