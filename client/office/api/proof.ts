import { ApiError } from '../../api/api-error'
import { openStore } from '../../ui/state/store'

/** The person cancelled the proof: nothing was sent, and no message is needed. */
export class ProofRefused extends ApiError {
  constructor() {
    super(403, '')
  }
}

type PendingProof = { done: () => void; leave: () => void }

const pending = openStore<PendingProof | null>(null)
let proof: Promise<void> | undefined

/** Requests password or code again. Rejects with ProofRefused if they decline. */
export function askForProof(): Promise<void> {
  proof ??= new Promise<void>((resolve, reject) => {
    pending.change({
      done: () => end(resolve),
      leave: () => end(() => reject(new ProofRefused())),
    })
  })
  return proof
}

/** Whether a call was refused for an old proof. */
export function wantsProof(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && Object(error.body).prove === true
}

export const usePendingProof = pending.use

function end(settle: () => void): void {
  proof = undefined
  pending.change(null)
  settle()
}
