import { expect, test } from 'vitest'
import { networkOf, siteOf } from '../../server/http/network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0000::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['203.0.113.7', '203.0.113.7'],
  ['rahima@example.com 2001:db8:1:2::/64', 'rahima@example.com 2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s stands at the site %s', (network, site) => {
  expect(siteOf(network)).toBe(site)
})
