/** What a start has to take back at the end, in the order it was done. */
export type Shutdown = (() => unknown)[]

/** The last first, each step whatever the others do. Asked again, it waits for the same end. */
export function openShutdown(
  steps: Shutdown,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => {
    stopping ??= stop()
    return stopping
  }

  async function stop() {
    for (const step of steps.splice(0).reverse()) {
      try {
        await step()
      } catch (error) {
        onTrouble(error)
      }
    }
  }
}
