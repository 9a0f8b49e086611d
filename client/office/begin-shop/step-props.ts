import type { Begun } from './use-begun'

/** Props of the body of a step. */
export type StepProps = {
  begun: Begun
  /** Keeps the step open, even once its data are complete. */
  onBegin: () => void
  onDone: () => void
  onLater: () => void
}
