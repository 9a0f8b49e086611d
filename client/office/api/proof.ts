import { ApiError } from '../../api/api-error'
import { openStore } from '../../ui/store'

/** Who was asked to prove again did not: nothing was done, and nothing need be said. */
export class ProofRefused extends ApiError {
  constructor() {
    super(403, '')
  }
}

type Asked = { done: () => void; leave: () => void }

const asked = openStore<Asked | null>(null)
let proof: Promise<void> | undefined

/** Has the person prove again who sits here. Rejects with ProofRefused when he will not. */
export function askForProof(): Promise<void> {
  proof ??= new Promise<void>((resolve, reject) => {
    asked.change({
      done: () => end(resolve),
      leave: () => end(() => reject(new ProofRefused())),
    })
  })
  return proof
}

/** Whether a call was refused because the last proof is too old. */
export function wantsProof(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && Object(error.body).prove === true
}

export const useAskedProof = asked.use

function end(settle: () => void): void {
  proof = undefined
  asked.change(null)
  settle()
}
