/** Who may do what in the office. No Node, no DOM, no zod: screens hide by it, tests are made from it. */

export const roles = ['owner', 'manager', 'agent'] as const
export type Role = (typeof roles)[number]

const all: readonly Role[] = roles
const managing: readonly Role[] = ['owner', 'manager']
const owning: readonly Role[] = ['owner']

export const rights = {
  ownAccount: all,
  staff: owning,
  audit: owning,
  orders: all,
  /** Any step but from confirmed to packed; the call itself looks at the state. */
  stepAny: managing,
  /** `cancelAny` and `editAny`: once an order is beyond status 0; the calls look at it. */
  cancelAny: managing,
  editAny: managing,
  outcomes: managing,
  inbox: all,
  customers: managing,
  today: all,
  sums: managing,
  /** Telephone numbers of orders that are closed and that he did not handle. */
  anyNumber: managing,
} as const satisfies Record<string, readonly Role[]>
export type Right = keyof typeof rights

export function hasRight(role: Role, right: Right): boolean {
  return rights[right].includes(role)
}

export function rightsOf(role: Role): Right[] {
  return (Object.keys(rights) as Right[]).filter((right) => hasRight(role, right))
}
