import type { Request, Router } from 'express'
import type { z } from 'zod'
import type { Call, Shape, StaffCall } from '#contract/endpoint'
import type { Choice } from '#contract/shop'
import type { StaffModel } from '../database/generated/models.ts'
import type { Answer } from '../http/answer.ts'
import type { Context as ShopContext } from '../http/context.ts'
import type { Nothing } from '../http/route.ts'
import type { Transaction } from './as-staff.ts'
import type { OwnSession } from './office-sessions.ts'
import type { Staff } from './require-staff.ts'

type Common<S extends Shape> = Pick<ShopContext<S>, 'input' | 'files' | 'signal' | 'address'>
export type Context<S extends Shape> = Common<S> & {
  /** The office's address, such as `https://shop.example`. */
  origin: string
  session: {
    /** The session's staff member, if any; the account may be closed. */
    staffId: number | undefined
    id: string
    /** Makes the browser a known device. Returns its name, such as `Chrome, Android`. */
    start: (row: StaffModel) => Promise<string>
    end: () => Promise<void>
    /** Records that password or code were given now. */
    prove: () => void
    list: (staffId: number) => Promise<OwnSession[]>
    endOthers: (staffId: number, id: string) => Promise<number>
  }
  /** The id of this browser where it signed in since the last change of password and factor. */
  knownDevice: (row: StaffModel) => string | null
  /** Call it after a change of password or factor. */
  rememberDevice: (row: StaffModel) => void
  /** Writes the event into the request's log line. */
  logEvent: (event: NonNullable<Request['event']>) => void
  /** Writes the account into the request's log line when nobody is signed in. */
  logStaff: (staffId: number) => void
}
type OfStaff<S extends Shape> = Context<S> & { staff: Staff }
export type Reply<S extends Shape> = Promise<Fields<z.input<S['output']>>>
/** Fields of an answer beside its message, which is `success` where the handler gives no other. */
type Fields<A> = A extends { message: 'success' }
  ? keyof A extends 'message'
    ? Nothing
    : Omit<A, 'message'>
  : A
/** A transaction as the staff member, for calls that write and change sessions. */
export type Transact = <T>(write: (tx: Transaction) => Promise<T>) => Promise<T>

/** `fileName`: letters, digits and `-_.` of ASCII. */
export type Download = { fileName: string; parts: AsyncIterable<string> }

type Acting<S extends Shape> = {
  key: string | undefined
  /** A transaction whose answer is not stored if the call holds a secret. */
  transact: Transact
  /** The transaction whose answer is stored under the Idempotency-Key. */
  once: Transact
  findAnswer: () => Promise<Awaited<Reply<S>> | undefined>
}

export type OfficeRoutes = {
  router: Router
  /** Calls without a sign-in; `transactAs` audits the act. */
  open: <S extends Shape>(
    call: Call<S>,
  ) => (
    act: (context: Context<S> & { transactAs: (staffId: number) => Transact }) => Reply<S>,
  ) => void
  /** `transact` is for reads that are audited. */
  read: <S extends Shape>(
    call: StaffCall<S>,
  ) => (act: (context: OfStaff<S> & { transact: Transact }) => Reply<S>) => void
  /** A CSV that is sent in parts, as they are made. */
  download: <S extends Shape>(
    call: StaffCall<S>,
  ) => (make: (context: OfStaff<S>) => Download | Promise<Download>) => void
  /** An answer made by the handler, such as a page of the shop in the reader's language. */
  page: <S extends Shape>(
    call: StaffCall<S>,
  ) => (make: (context: OfStaff<S> & { choice: Choice }) => Promise<Answer>) => void
  /**
   * One transaction as the staff member; a repeated Idempotency-Key returns the first answer.
   * `after` runs between the commit and the answer.
   */
  write: <S extends Shape>(
    call: StaffCall<S>,
  ) => (act: (context: OfStaff<S> & { tx: Transaction }) => Reply<S>, after?: () => unknown) => void
  /** Like `write`, but the handler chooses the content of the transaction. */
  act: <S extends Shape>(
    call: StaffCall<S>,
  ) => (act: (context: OfStaff<S> & Acting<S>) => Reply<S>) => void
}
