import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { makeAnswer, sendAnswer } from '../../server/http/answer.ts'

const texts = { short: 'ক', medium: 'শাড়ি '.repeat(500), long: 'শাড়ি, পাঞ্জাবি '.repeat(5000) }
const headers = { 'content-type': 'text/plain; charset=utf-8' }
const written = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [`/${name}`, makeAnswer(text, headers)]),
)
const server = createServer((requested, response) => {
  const answer = written[requested.url ?? '']
  if (answer) sendAnswer(requested, response, answer)
}).listen(0, '127.0.0.1')
afterAll(() => server.close())

const ask = (name: string, encoding: string) =>
  request(server).get(`/${name}`).set('Accept-Encoding', encoding)

test.each([
  ['short', 'gzip, deflate, br', undefined],
  ['medium', 'gzip, deflate, br', 'br'],
  ['medium', 'gzip, deflate', 'gzip'],
  ['medium', 'identity', undefined],
  ['long', 'gzip, deflate, br', 'br'],
  ['long', 'gzip, deflate', 'gzip'],
  ['long', 'identity', undefined],
  ['long', 'br;q=0', undefined],
  ['long', 'br; q=0', undefined],
  ['long', 'br;q=0, gzip', 'gzip'],
  ['long', 'gzip;q=0.9, br;q=0.8', 'gzip'],
  ['long', 'br;q=0.5, GZIP;q=1', 'gzip'],
  ['long', '*', 'br'],
  ['long', 'xbrx', undefined],
  ['long', '', undefined],
] as const)('the %s text comes whole to who takes %s', async (name, accepted, encoding) => {
  for (const _again of [1, 2]) {
    const answer = await ask(name, accepted)

    expect(answer.text).toBe(texts[name])
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', etag: expect.any(String) })
  }
})

test('a client that has the answer is told so', async () => {
  const { headers } = await ask('long', 'br')

  const answer = await ask('long', 'br').set('If-None-Match', String(headers.etag))

  expect(answer.status).toBe(304)
  expect(answer.text).toBe('')
})

test('a POST is answered, whatever its client says it has', async () => {
  for (const named of [String((await ask('long', 'br')).headers.etag), '*']) {
    const answer = await request(server).post('/long').set('If-None-Match', named)

    expect(answer.status).toBe(200)
    expect(answer.text).toBe(texts.long)
  }
})

test.each([(etag: string) => `W/${etag}`, (etag: string) => `"other", ${etag}`, () => '*'])(
  'a client with the present answer gets a 304 in any spelling of the ETag: %#',
  async (written) => {
    const { headers } = await ask('long', 'br')
    const answer = (named: string) => ask('long', 'br').set('If-None-Match', named)

    expect((await answer(written(String(headers.etag)))).status).toBe(304)
    expect((await answer('W/"other", "one more"')).status).toBe(200)
  },
)

test('HEAD tells the length of the form and sends none of it', async () => {
  const { headers } = await ask('long', 'gzip')

  const answer = await request(server).head('/long').set('Accept-Encoding', 'gzip')

  expect(answer.headers['content-length']).toBe(headers['content-length'])
  expect(answer.text).toBeFalsy()
})

test.each([20_000, 50_000])(
  'an answer of %i letters holds no more memory than its encoded bodies',
  async (letters) => {
    const answer = makeAnswer(randomBytes(letters / 2).toString('hex'), headers)
    written['/held'] = answer
    for (const encoding of ['br', 'gzip']) await ask('held', encoding)

    const forms = await Promise.all(Object.values(answer.encoded))
    expect(forms).toHaveLength(2)
    for (const body of forms) expect(body.buffer.byteLength).toBe(body.length)
  },
)
