import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Number of meetings of writers in a run of the reliability programme. */
    rounds?: number
  }
}

/** Number of meetings of writers: `few`, unless the run sets more. */
export const roundsOr = (few: number): number => inject('rounds') ?? few

/** `few`, and `all` in a run of the reliability programme. */
export const fewOr = (few: number, all: number): number =>
  inject('rounds') === undefined ? few : all
