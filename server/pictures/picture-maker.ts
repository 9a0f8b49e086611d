import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PictureKind } from '#contract/pictures'
import { projectRoot } from '../project-root.ts'
import { unavailable } from '../refusals.ts'
import type { Forms } from './store-forms.ts'

/** What the process of a picture tells. */
export type MadeForms = { made: Forms } | { refused: 'too many pixels' | 'no picture' }

/** Of one picture, from the reading of its file to its last form. */
const longestMs = 30_000
const isBuilt = import.meta.url.endsWith('.js')
const program = fileURLToPath(
  new URL(isBuilt ? './picture-process.js' : './picture-process.ts', import.meta.url),
)

/**
 * Makes the forms of an uploaded picture in a process of its own, so that nothing which is sent to
 * the shop is unpacked beside its secrets, takes its memory, or cannot be ended. Throws a 503 where
 * it takes too long or dies, and the signal's reason.
 */
export async function makeFormsApart(
  path: string,
  kind: PictureKind,
  signal: AbortSignal,
): Promise<MadeForms> {
  signal.throwIfAborted()
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
