import { inject } from 'vitest'

/** The shop of this worker. */
export function ownStage() {
  const own = inject('journeys')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error('This worker has no shop')
  return own
}
