import { localPhoneDigits, orderStatus } from '#contract/shop'
import { hasRight, type Role } from '#contract/office/rights'

/** A number with its middle left out, `017****042`; of a short one the end alone. */
export function maskNumber(number: string): string {
  const digits = localPhoneDigits(number)
  return `${digits.length > 9 ? digits.slice(0, 3) : ''}****${digits.slice(-3)}`
}

/**
 * How a person of this role sees the numbers of an order: those of closed orders that he did not
 * handle are masked for an agent.
 */
export function numberSeenBy(
  role: Role,
  { status, isHandled }: { status: number; isHandled: boolean },
): (number: string) => string {
  const isClosed = status >= orderStatus.delivered
  return isClosed && !isHandled && !hasRight(role, 'anyNumber') ? maskNumber : (number) => number
}
