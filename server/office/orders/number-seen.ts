import { hasRight, type Role } from '#contract/office/rights'
import { localPhoneDigits } from '#contract/phone'
import { orderStatus } from '#contract/shop'

/** A number with a masked middle, `017****042`; of a short one only the end. */
export function maskNumber(number: string): string {
  const digits = localPhoneDigits(number)
  return `${digits.length > 9 ? digits.slice(0, 3) : ''}****${digits.slice(-3)}`
}

/** Masks the numbers of closed orders for an agent who did not handle them. */
export function numberSeenBy(
  role: Role,
  { status, isHandled }: { status: number; isHandled: boolean },
): (number: string) => string {
  const isClosed = status >= orderStatus.delivered
  return isClosed && !isHandled && !hasRight(role, 'anyNumber') ? maskNumber : (number) => number
}
