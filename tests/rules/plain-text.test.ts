import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOf, plainOf } from '../../client/office/text/plain-text.ts'
import { sanitise } from '../../server/http/html.ts'

test('paragraphs, lists, headings and addresses become HTML', () => {
  const plain = [
    '# ঈদের শাড়ি',
    'নরম সুতি।',
    'দ্বিতীয় লাইন & <b>',
    '',
    '- শতভাগ কটন',
    '• কাঠের বোতাম',
    'দেখুন https://example.com/a?b=1&c=2.',
  ].join('\n')

  expect(htmlOf(plain)).toBe(
    [
      '<h2>ঈদের শাড়ি</h2>',
      '<p>নরম সুতি।<br />দ্বিতীয় লাইন &amp; &lt;b&gt;</p>',
      '<ul><li>শতভাগ কটন</li><li>কাঠের বোতাম</li></ul>',
      '<p>দেখুন <a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a>.</p>',
    ].join('\n'),
  )
})

test.each([
  ['a paragraph', '<p>Soft cotton</p>', 'Soft cotton'],
  ['two with a list', '<p>One<br>two</p>\n<ul>\n<li>a</li><li>b</li></ul>', 'One\ntwo\n\n- a\n- b'],
  ['headings', '<h2>Big</h2><h3>Small</h3>', '# Big\n\n## Small'],
  ['text alone', 'Soft cotton', 'Soft cotton'],
  ['nothing', '', ''],
  [
    'a link of the shop',
    '<p><a href="https://a.bd/x" rel="nofollow noopener">https://a.bd/x</a></p>',
    'https://a.bd/x',
  ],
])('%s opens as plain text', (_name, html, plain) => {
  expect(plainOf(html)).toBe(plain)
})

test.each([
  ['a table', '<table><tr><td>1</td></tr></table>'],
  ['bold', '<p>Soft <strong>cotton</strong></p>'],
  ['a link with words', '<p><a href="https://a.bd">here</a></p>'],
  ['a numbered list', '<ol><li>a</li></ol>'],
  ['a picture', '<p><img src="/uploads/a.webp" alt=""></p>'],
  ['a point that is no list', '<p>- a</p>'],
  ['text beside a block', 'One <p>two</p>'],
])('%s stays HTML', (_name, html) => {
  expect(plainOf(html)).toBeNull()
})

test('typed text comes back as it was, and the server takes nothing out of it', () => {
  const line = constantFrom('', '- ', '• ', '# ', '## ', '  ')
  const words = string({ unit: 'grapheme', maxLength: 12 })
  assert(
    property(array(array(words, { maxLength: 3 }), { maxLength: 5 }), line, (parts, start) => {
      const typed = parts.map((part) => start + part.join(' ')).join('\n')
      const html = htmlOf(typed)
      const clean = sanitise(html)
      expect(htmlOf(plainOf(clean) ?? 'nothing')).toBe(html)
    }),
    { examples: [[[['https://a.bd/?a="1"']], '']] },
  )
})

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
