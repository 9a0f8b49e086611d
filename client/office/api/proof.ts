import { ApiError } from '../../api/api-error'

/** Who was asked to prove again did not: nothing was done, and nothing need be said. */
export class ProofRefused extends ApiError {
  constructor() {
    super(403, '')
  }
}

type Asked = { done: () => void; leave: () => void }

const listeners = new Set<() => void>()
let asked: Asked | null = null
let proof: Promise<void> | undefined

/** Has the person prove again who sits here. Rejects with ProofRefused when he will not. */
export function askForProof(): Promise<void> {
  proof ??= new Promise<void>((resolve, reject) => {
    change({
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

/** For useSyncExternalStore. */
export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const readProof = () => asked

function end(settle: () => void): void {
  proof = undefined
  change(null)
  settle()
}

function change(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}
