import type { Started } from './use-started'

/** Props of the body of a step. */
export type StepProps = {
  started: Started
  /** Keeps the step open, even once its data are complete. */
  onBegin: () => void
  onDone: () => void
  onLater: () => void
}
