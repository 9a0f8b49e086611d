import type { Logger } from './http/log.ts'

/** What a start has to take back at the end, in the order it was done. */
export type Undo = (() => unknown)[]

/**
 * Undoes what was started, the last first, each step whatever the others do. Asked again, it waits
 * for the same end.
 */
export function stopper(undo: Undo, log: Logger): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => {
    stopping ??= stop()
    return stopping
  }

  async function stop() {
    for (const step of undo.splice(0).reverse()) {
      try {
        await step()
      } catch (error) {
        log.error({ err: error }, 'a part did not stop cleanly')
      }
    }
  }
}
