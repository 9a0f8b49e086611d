import type { z } from 'zod'
import type { Call, CustomerCall, StaffCall } from '#contract/endpoint'
import type { Right } from '#contract/office/rights'

/**
 * Calls of the contract. A read is a GET and a change a POST, unless `given` says otherwise. The
 * build of a page leaves `input` and `output` out (client/vite-contract.ts); the marks let it drop
 * calls that the page does not use.
 */
type Given<I, O> = { input: I; output: O } & Partial<
  Pick<Call, 'method' | 'owner' | 'files' | 'isLong'>
>
type StaffGiven<I, O> = Given<I, O> & Pick<StaffCall, 'proved' | 'secret'>
type Path = Call['path']
/** The path as a type: the audit has a sentence for each change of the office. */
type Change<P> = { changes: true; path: P }
type Input = z.ZodObject
type Output = z.ZodType

/* @__NO_SIDE_EFFECTS__ */
export function publicRead<I extends Input, O extends Output>(
  path: Path,
  given: Given<I, O>,
): Call<{ input: I; output: O }> {
  return { method: 'GET', path, access: 'anyone', ...given }
}

/* @__NO_SIDE_EFFECTS__ */
export function publicChange<I extends Input, O extends Output, P extends Path>(
  path: P,
  given: Given<I, O>,
): Call<{ input: I; output: O }> & Change<P> {
  return { method: 'POST', path, access: 'anyone', changes: true, ...given }
}

/* @__NO_SIDE_EFFECTS__ */
export function ownRead<I extends Input, O extends Output>(
  path: Path,
  given: Given<I, O>,
): CustomerCall<{ input: I; output: O }> {
  return { method: 'GET', path, access: 'customer', ...given }
}

/* @__NO_SIDE_EFFECTS__ */
export function ownChange<I extends Input, O extends Output>(
  path: Path,
  given: Given<I, O>,
): CustomerCall<{ input: I; output: O }> {
  return { method: 'POST', path, access: 'customer', changes: true, ...given }
}

/* @__NO_SIDE_EFFECTS__ */
export function staffRead<I extends Input, O extends Output>(
  path: Path,
  right: Right,
  given: StaffGiven<I, O>,
): StaffCall<{ input: I; output: O }> {
  return { method: 'GET', path, access: 'staff', right, ...given }
}

/* @__NO_SIDE_EFFECTS__ */
export function staffChange<I extends Input, O extends Output, P extends Path>(
  path: P,
  right: Right,
  given: StaffGiven<I, O>,
): StaffCall<{ input: I; output: O }> & Change<P> {
  return { method: 'POST', path, access: 'staff', right, changes: true, ...given }
}
