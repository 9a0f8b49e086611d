import type { Begun } from './use-begun'

/** Props of the body of a step. */
export type StepProps = {
  begun: Begun
  /** The step stays open, also when the data ticks it. */
  onBegin: () => void
  onDone: () => void
  onLater: () => void
}
