import { expect, test } from 'vitest'
import { sanitise } from '../../server/http/html.ts'

test.each([
  '/uploads/catalog/saree-800x800.webp',
  '/uploads/reviews/a_b-1.jpg',
  '/uploads/catalog/saree%20red.webp',
  '/uploads/catalog/saree.webp?v=2',
])('the picture %s of the shop stays', (src) => {
  expect(sanitise(`<img src="${src}">`)).toContain(`src="${src}"`)
})

test.each([
  '',
  '/',
  '/uploads',
  '/uploads/',
  'uploads/catalog/a.webp',
  '/uploadsx/a.webp',
  '/api/delete/cart/1',
  '/uploads/../api/delete/cart/1',
  '/uploads/%2e%2e/api/delete/cart/1',
  '/uploads/%2E%2E/api/delete/cart/1',
  '/uploads/.%2e/api/delete/cart/1',
  '/uploads/catalog/../../api/delete/cart/1',
  '/uploads/catalog/%2e%2e/%2e%2e/api/delete/cart/1',
  '/uploads/%252e%252e/api/delete/cart/1',
  '/uploads/..%2fapi/delete/cart/1',
  '/uploads/..%5capi/delete/cart/1',
  '/uploads\\..\\api\\delete\\cart\\1',
  '/uploads/\\..\\api/delete/cart/1',
  '/uploads/.\t./api/delete/cart/1',
  '/uploads/.&#9;./api/delete/cart/1',
  '/uploads/&#46;&#46;/api/delete/cart/1',
  '/uploads/&period;&period;/api/delete/cart/1',
  '/uploads//a.webp',
  '/uploads/.incoming/a',
  '/uploads/%00/a.webp',
  '//elsewhere.example/uploads/a.webp',
  '/\\elsewhere.example/uploads/a.webp',
  '/.//elsewhere.example/uploads/a.webp',
  'https://elsewhere.example/uploads/a.webp',
  'data:image/png;base64,AAAA',
])('the picture %s goes', (src) => {
  expect(sanitise(`<p>before</p><img src="${src}">`)).toBe('<p>before</p>')
})

test.each([
  ['<div dir="auto">Soft</div><div dir="auto">Red</div>', 'Soft<br />Red'],
  ['<div><div><span>Soft</span> </div>\n<div>Red</div></div>', '<span>Soft</span> <br />Red'],
  ['<div><p>Soft</p></div><div><p>Red</p></div>', '<p>Soft</p><p>Red</p>'],
])('lines of %s stay apart', (html, shown) => {
  expect(sanitise(html)).toBe(shown)
})
