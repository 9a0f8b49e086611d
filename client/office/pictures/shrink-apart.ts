import { type Box, type Edit, shrinkPicture } from '../../api/shrink-picture'
import type { Shrinking } from './shrink-worker'

/**
 * `shrinkPicture` in a worker, so that the page stays responsive; without workers, in the page.
 * Rejects with the signal's reason.
 */
export async function shrinkApart(
  file: File,
  box: Box,
  edit: Edit,
  signal?: AbortSignal,
): Promise<File> {
  signal?.throwIfAborted()
  const made = await inWorker({ file, box, edit }, signal)
  signal?.throwIfAborted()
  return made ?? shrinkPicture(file, box, edit)
}

/** Null if the browser has no worker that can draw, or it fails to load. */
function inWorker(shrinking: Shrinking, signal: AbortSignal | undefined): Promise<File | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return Promise.resolve(null)
  }
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<File | null>((done) => {
    worker.onmessage = ({ data }) => done(data)
    worker.onerror = () => done(null)
    signal?.addEventListener('abort', () => done(null), { once: true })
    worker.postMessage(shrinking)
  }).finally(() => worker.terminate())
}
