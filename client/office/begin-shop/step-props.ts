import type { Begun } from './use-begun'

/** What the body of a step is given. */
export type StepProps = {
  begun: Begun
  /** The step stays open, also when the data ticks it. */
  onBegin: () => void
  onDone: () => void
  onLater: () => void
}
