import { type ComponentType, lazy } from 'react'
import { loadAgain } from '../../ui/load-again'
import { toast } from '../../ui/toast'
import { textNow } from '../text/lang'

/**
 * A part of the office in a chunk of its own, asked for again where it does not come. Without a
 * connection it says so, and comes with the next one.
 */
export function late<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazy(async () => ({ default: await loadOnceThere(load) }))
}

async function loadOnceThere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadAgain(load)
  } catch (error) {
    if (navigator.onLine) throw error
    toast.info(textNow().trouble.waits)
    await new Promise((done) => addEventListener('online', done, { once: true }))
    return loadOnceThere(load)
  }
}
