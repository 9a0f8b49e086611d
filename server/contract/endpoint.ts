import type { z } from 'zod'
import type { Right } from '#contract/office/rights'

/** Input and output of a call: for the server; a page has only their types. */
export type Shape = { input: z.ZodObject; output: z.ZodType }

/**
 * One call of the API (spec section 7). The server answers this value, the client calls it,
 * React Query's key is made from it, the OpenAPI document is printed from it.
 * - `access`: 'customer' answers 401 without a session, 'staff' without one of the office.
 * - `changes`: the call alters something, so the cross-site guard of contract.md stands before it.
 * - `owner`: the input field that, where given, must be the session's own customer (else 403).
 * - `isLong`: the fields may take 100 kB instead of 16: a long text, or a whole cart; `form`: 1 MB.
 */
export type Call<S extends Shape = Shape> = S & {
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly access: 'anyone' | 'customer' | 'staff'
  readonly changes?: true
  readonly owner?: 'user_id' | 'customer_id' | 'userId'
  readonly files?: 'images' | 'picture'
  readonly isLong?: true | 'form'
}

export type CustomerCall<S extends Shape = Shape> = Call<S> & { readonly access: 'customer' }

export type StaffCall<S extends Shape = Shape> = Call<S> & {
  readonly access: 'staff'
  readonly right: Right
  /** Requires a password or a code within the last 15 minutes, else a 403 with `prove: true`. */
  readonly proved?: true
  /** Input or answer contain a secret: both are stored encrypted with a random Idempotency-Key. */
  readonly secret?: true
}

export type InputOf<C> = C extends Shape ? z.input<C['input']> : never
export type OutputOf<C> = C extends Shape ? z.output<C['output']> : never
/** The body of every answer that is not a 200. */
export type RefusalBody = {
  message: string
  errors?: Record<string, string[]>
  request_id?: string
}
