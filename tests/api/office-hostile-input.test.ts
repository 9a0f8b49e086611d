import { test } from 'vitest'
import { officeCalls } from '#contract/office/all'
import { openHostility } from '../support/hostile.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

/** Fixed, so that a finding repeats. */
const seed = 20_261_122
const runsOfACall = 40

const shop = await openShop()
const { signedIn } = openStaff(shop)
// Calls that are off at first refuse before they look at their input.
await shop.prisma.setting.create({ data: { part: 'orders', value: { left_carts: true } } })
const { attack } = await openHostility(shop, () => signedIn('owner'))

test.each(Object.entries(officeCalls))(
  '%s answers generated input without an error',
  (_name, endpoint) => attack(endpoint, runsOfACall, seed),
)
