import { expect, test } from 'vitest'
import { ownPageAt } from '../../server/site/shop-paths.ts'

test.each(['/return-policy', '/Return-Policy/?fbclid=1', '/return%2Dpolicy', '/return-policy//'])(
  '%s is the page whose text the shop may have written',
  (address) => {
    expect(ownPageAt(address)).toBe('return_policy')
  },
)

test.each(['/', '/%', '/return-policy/x', '/contact'])('%s is none', (address) => {
  expect(ownPageAt(address)).toBeUndefined()
})
