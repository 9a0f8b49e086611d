import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openAddresses, openOrigins } from '../../server/http/origin.ts'

function requested(headers: IncomingMessage['headers']) {
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
  const request = requested({ host: 'shop.example', 'x-forwarded-proto': passedOn })

  expect(openOrigins({ publicUrl: undefined, trustProxy: 1 })(request)).toBe(origin)
})

test('without a proxy nobody says which scheme it was, and PUBLIC_URL is above all', () => {
  const request = requested({ host: 'shop.example:3000', 'x-forwarded-proto': 'https' })

  expect(openOrigins({ publicUrl: undefined, trustProxy: 0 })(request)).toBe(
    'http://shop.example:3000',
  )
  expect(openOrigins({ publicUrl: 'https://haat.example', trustProxy: 1 })(request)).toBe(
    'https://haat.example',
  )
  expect(openOrigins({ publicUrl: undefined, trustProxy: 0 })(requested({}))).toBe(
    'http://localhost',
  )
})

test.each([
  [0, '192.0.2.1'],
  [1, '203.0.113.7'],
  [2, '198.51.100.1'],
])('behind %i proxies, whose word counts, the address is %s', (trustProxy, address) => {
  const request = requested({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })
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
  const request = requested({ 'x-forwarded-for': `198.51.100.1, ${written}` })
  Object.defineProperty(request.socket, 'remoteAddress', { value: '192.0.2.1' })

  expect(openAddresses({ trustProxy: 1 })(request)).toBe(address)
})

test('a connection that is gone has no address', () => {
  expect(openAddresses({ trustProxy: 1 })(requested({}))).toBe('unknown')
})
