import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { networkOf, siteOf } from '../../server/http/network.ts'
import { openAddresses, openOrigins } from '../../server/http/origin.ts'
import { isPublicAddress } from '../../server/office/pictures/public-addresses.ts'

function requestWith(headers: IncomingMessage['headers']) {
  return Object.assign(new IncomingMessage(new Socket()), { headers })
}

test.each([
  ['https', 'https://shop.example'],
  ['http', 'http://shop.example'],
  ['https, http', 'https://shop.example'],
  ['http, https', 'http://shop.example'],
  ['ftp', 'http://shop.example'],
  [undefined, 'http://shop.example'],
])('behind proxies that pass %s on, the shop is at %s', (passedOn, origin) => {
  const request = requestWith({ host: 'shop.example', 'x-forwarded-proto': passedOn })

  expect(openOrigins({ publicUrl: undefined, trustProxy: 1 })(request)).toBe(origin)
})

test('without a proxy nobody says which scheme it was, and PUBLIC_URL is above all', () => {
  const request = requestWith({ host: 'shop.example:3000', 'x-forwarded-proto': 'https' })

  expect(openOrigins({ publicUrl: undefined, trustProxy: 0 })(request)).toBe(
    'http://shop.example:3000',
  )
  expect(openOrigins({ publicUrl: 'https://haat.example', trustProxy: 1 })(request)).toBe(
    'https://haat.example',
  )
  expect(openOrigins({ publicUrl: undefined, trustProxy: 0 })(requestWith({}))).toBe(
    'http://localhost',
  )
})

test.each([
  [0, '192.0.2.1'],
  [1, '203.0.113.7'],
  [2, '198.51.100.1'],
])('behind %i proxies, whose word counts, the address is %s', (trustProxy, address) => {
  const request = requestWith({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })
  Object.defineProperty(request.socket, 'remoteAddress', { value: '192.0.2.1' })

  expect(openAddresses({ trustProxy })(request)).toBe(address)
})

test.each([
  ['203.0.113.7:49152', '203.0.113.7'],
  ['[2001:db8::7]:49152', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['unknown', '192.0.2.1'],
  ['_hidden:80', '192.0.2.1'],
  ['203.0.113', '192.0.2.1'],
])('a proxy that writes %s means the address %s', (written, address) => {
  const request = requestWith({ 'x-forwarded-for': `198.51.100.1, ${written}` })
  Object.defineProperty(request.socket, 'remoteAddress', { value: '192.0.2.1' })

  expect(openAddresses({ trustProxy: 1 })(request)).toBe(address)
})

test('a connection that is gone has no address', () => {
  expect(openAddresses({ trustProxy: 1 })(requestWith({}))).toBe('unknown')
})

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

test.each([
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
  ...['126.255.255.255', '128.0.0.0', '169.253.255.255', '172.15.255.255', '172.32.0.0'],
  ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2000::', '2001:200::', '2400:cb00::1', '2606:4700::6810:85e5', '2a00::1', '3ffe::1'],
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  // Own machine, private networks, link-local with the metadata of clouds, CGNAT.
  ...['0.0.0.0', '0.1.2.3', '127.0.0.1', '127.255.255.255', '10.0.0.1', '10.255.255.255'],
  ...['172.16.0.0', '172.31.255.255', '192.168.0.1', '192.168.255.255', '169.254.169.254'],
  ...['100.64.0.0', '100.100.100.200', '100.127.255.255', '168.63.129.16'],
  // Protocols, documentation, benchmarks, multicast, reserved, broadcast.
  ...['192.0.0.192', '192.0.2.1', '198.51.100.1', '203.0.113.255', '192.88.99.1', '198.18.0.1'],
  ...['198.19.255.255', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1'],
  // IPv4 within IPv6, however public; NAT64, 6to4, Teredo.
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:10.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2002:808:808::', '2001::1'],
  ...['2001:db8::1', '2001:10::1', '3fff::1', '3fff:fff:ffff::1', '100::1', '5f00::1', '4000::'],
  ...['7fff::1', '8000::1', '1fff:ffff::1', 'fe80::1%eth0'],
  // No address at all.
  ...['', 'localhost', '127.1', '0x7f000001', '2130706433', '[::1]', '8.8.8.8:443'],
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
