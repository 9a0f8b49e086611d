import { expect, test } from 'vitest'
import { safeNext } from '../../client/paths.ts'
import { ownPageAt } from '../../server/site/shop-paths.ts'

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/product/rose?tab=reviews#top', '/product/rose?tab=reviews#top'],
  ['/menu/%E0%A6%B6%E0%A6%BE%E0%A7%9C%E0%A6%BF', '/menu/%E0%A6%B6%E0%A6%BE%E0%A7%9C%E0%A6%BF'],
  ['/customer/../cart', '/cart'],
  ['/search?keyword=//elsewhere.example', '/search?keyword=//elsewhere.example'],
])('after login %s leads to %s', (next, place) => {
  expect(safeNext(next)).toBe(place)
})

test.each([
  null,
  '',
  'cart',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' //elsewhere.example',
  '/.//elsewhere.example',
  '/.\\/elsewhere.example',
  '/./\\elsewhere.example',
  '/%2e//elsewhere.example',
  '/%2E%2e//elsewhere.example',
  '/cart/..//elsewhere.example',
  '/cart/../..//elsewhere.example',
  '/cart/%2e%2e//elsewhere.example/path',
  '//[',
  '//user@elsewhere.example/',
])('%j leads home', (next) => {
  expect(safeNext(next)).toBe('/')
})

test('wherever it leads, the browser stays in the shop', () => {
  const parts = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    'cart',
    'elsewhere.example',
    '@',
    '?',
    '#',
  ]
  for (const first of parts) {
    for (const second of parts) {
      for (const third of parts) {
        for (const fourth of parts) {
          const next = safeNext(`/${first}${second}${third}${fourth}`)
          expect(new URL(next, 'https://shop.example').origin).toBe('https://shop.example')
        }
      }
    }
  }
})

test.each(['/return-policy', '/Return-Policy/?fbclid=1', '/return%2Dpolicy', '/return-policy//'])(
  '%s is the page whose text the shop may have written',
  (address) => {
    expect(ownPageAt(address)).toBe('return_policy')
  },
)

test.each(['/', '/%', '/return-policy/x', '/contact'])('%s is none', (address) => {
  expect(ownPageAt(address)).toBeUndefined()
})
