import { type ComponentType, lazy, Suspense } from 'react'
import { wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { loadAgain } from '../../ui/state/load-again'
import { frameWords } from '../text/frame-words'

/** A component in a chunk of its own; `preload` loads the chunk ahead, and never rejects. */
export type Late<P extends object> = ComponentType<P> & { preload: () => Promise<unknown> }

/**
 * A part of the office in its own chunk, with retries. Without a connection it shows a note, and
 * loads once that is back.
 */
export function late<P extends object = object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let coming: Promise<ComponentType<P>> | undefined
  const come = () => (coming ??= loadOnceThere(load))
  return Object.assign(
    lazy(async () => ({ default: await come() })),
    // The error is shown in place of the part.
    { preload: () => come().catch(() => {}) },
  )
}

/** The same without a placeholder: the screen does not wait for it. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  const Part = late(load)
  const Framed = (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Framed, { preload: Part.preload })
}

async function loadOnceThere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadAgain(load)
  } catch (error) {
    if (navigator.onLine) throw error
    toast.info(wordsNow(frameWords).problem.waits)
    await new Promise((done) => addEventListener('online', done, { once: true }))
    return loadOnceThere(load)
  }
}
