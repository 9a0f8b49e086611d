import type { RateLimits } from '../http/rate-limits.ts'

type Counter = Parameters<RateLimits['count']>

type Guesser = {
  /** The key of the email. */
  account: string
  address: string
  /** Whether the browser has logged in to the account before. */
  isKnown: boolean
}

/**
 * Counts a guess at a password before it is looked at, and forgives it unless it was wrong: only
 * failures count. Strangers cannot use up what a known device has. Resolves with what `judge` finds,
 * which is null where the guess is wrong; throws a 429 after too many wrong ones.
 */
export async function countGuess<T>(
  limits: RateLimits,
  { account, address, isKnown }: Guesser,
  judge: () => Promise<T | null>,
): Promise<T | null> {
  const email = account.slice(0, 254)
  const own: Counter = isKnown
    ? ['failuresOnKnownDevices', email]
    : ['failuresPerAccountAndAddress', `${email} ${address}`]
  const shared: Counter[] = isKnown
    ? []
    : [
        ['failuresPerAddress', address],
        ['failuresPerAccount', email],
      ]
  for (const counter of [own, ...shared]) await limits.count(...counter)
  const found = await judge().catch(async (error: unknown) => {
    for (const counter of [own, ...shared]) await limits.giveBack(...counter)
    throw error
  })
  if (found === null) return null
  await limits.forgive(...own)
  for (const counter of shared) await limits.giveBack(...counter)
  return found
}
