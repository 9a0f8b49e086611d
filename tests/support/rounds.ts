import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How often writers meet in a run of the reliability programme. */
    rounds?: number
  }
}

/** How often writers meet: `few` times, unless the run wants more. */
export const roundsOr = (few: number): number => inject('rounds') ?? few
