import { type Counter, countWhile, type RateLimits } from '../http/rate-limits.ts'

export type Guesser = {
  /** Counts the caller's wrong guesses; a right one clears them. */
  own: Counter
  /** Shared counters: a right guess removes only itself. */
  shared: Counter[]
}

/** `account`: the key of the email. Nobody else can use up the guesses of a known device. */
export function guesserOf({
  account,
  address,
  device,
}: {
  account: string
  address: string
  /** The id of a known device, else null. */
  device: string | null
}): Guesser {
  const email = account.slice(0, 254)
  if (device) return { own: ['failuresPerKnownDevice', `${email} ${device}`], shared: [] }
  return {
    own: ['failuresPerAccountAndAddress', `${email} ${address}`],
    shared: [
      ['failuresPerAddress', address],
      ['failuresPerAccount', email],
    ],
  }
}

/** Counts wrong guesses only. Throws a 429 after too many, before checking the password. */
export async function countGuess<T>(
  limits: RateLimits,
  { own, shared }: Guesser,
  judge: () => Promise<T | null>,
): Promise<T | null> {
  const found = await countWhile(limits, [own, ...shared], judge)
  if (found === null) return null
  await limits.forgive(...own)
  for (const counter of shared) await limits.giveBack(...counter)
  return found
}
