export type Shutdown = (() => unknown)[]

/** Runs the steps in reverse order, even if one fails. Later calls wait for the same end. */
export function openShutdown(
  steps: Shutdown,
  onProblem: (error: unknown) => void,
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
        onProblem(error)
      }
    }
  }
}
