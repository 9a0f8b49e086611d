/**
 * A message that did not go. `again`: it was surely not taken; `for good`: the recipient is refused;
 * `unsure`: it may have been taken.
 */
export class SendError extends Error {
  readonly outcome: 'again' | 'for good' | 'unsure'

  constructor(outcome: SendError['outcome'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.outcome = outcome
  }
}
