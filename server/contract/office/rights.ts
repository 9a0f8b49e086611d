/** Rights of the office's roles, for server, screens and tests. No Node, no DOM, no zod. */

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
  /** Carts left behind, while the owner has switched them on. */
  carts: all,
  /** Every step except from confirmed to packed; the call checks the status. */
  stepAny: managing,
  /** `cancelAny` and `editAny`: for orders past status 0; the calls check it. */
  cancelAny: managing,
  editAny: managing,
  /** Prices beside the shop's, and sums off, of an order. */
  prices: managing,
  outcomes: managing,
  /** Takes a final state of an order back. */
  correct: managing,
  inbox: all,
  customers: managing,
  productsSee: all,
  /** Counting, arrivals and damage of pieces. */
  stock: all,
  /** Products, their drafts and pictures, and the catalogue they stand in. */
  products: managing,
  productsRemove: owning,
  promos: managing,
  blocksSee: all,
  /** Blocked numbers. */
  blocks: managing,
  imports: managing,
  settingsSee: managing,
  settings: owning,
  today: all,
  sums: managing,
  /** Phone numbers of closed orders that they did not handle. */
  anyNumber: managing,
} as const satisfies Record<string, readonly Role[]>
export type Right = keyof typeof rights

export function hasRight(role: Role, right: Right): boolean {
  return rights[right].includes(role)
}

export function rightsOf(role: Role): Right[] {
  return (Object.keys(rights) as Right[]).filter((right) => hasRight(role, right))
}
