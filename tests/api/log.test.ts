import { createServer } from 'node:http'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { conflict } from '../../server/failures/refusals.ts'
import { openAccessLog } from '../../server/http/access-log.ts'
import { answerWithError } from '../../server/http/errors.ts'
import { openLog } from '../../server/http/log.ts'

const lines: Record<string, unknown>[] = []
const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
const counted: number[] = []
const count = (_request: unknown, response: { statusCode: number }) =>
  void counted.push(response.statusCode)
const app = express()
app.use(openAccessLog(log, count, () => '203.0.113.7'))
app.get('/healthz', (_request, response) => response.json({}))
app.get('/api/fine', (_request, response) => response.json({}))
app.get('/api/refused', () => {
  throw conflict('Not now')
})
app.get('/api/broken', () => {
  throw new Error('a secret of the house')
})
app.get('/api/endless', () => {})
app.get('/api/half', (_request, response) => {
  response.write('half an answer')
  throw new Error('no space left on device')
})
app.use(answerWithError)
const server = createServer(app).listen(0, '127.0.0.1')

afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  lines.length = 0
  counted.length = 0
})

test('the health of the shop, which is asked for all the time, is counted but not logged', async () => {
  await request(server).get('/healthz')
  await request(server).get('/api/fine')

  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ path: '/api/fine' })
  expect(counted).toEqual([200, 200])
})

test('a request is one line, without what somebody searched for', async () => {
  await request(server).get('/api/fine?keyword=private')

  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ method: 'GET', path: '/api/fine', status: 200, level: 30 })
  expect(lines[0]).toMatchObject({ address: '203.0.113.7' })
  expect(lines[0]?.ms).toEqual(expect.any(Number))
  expect(lines[0]).not.toHaveProperty('left')
  expect(JSON.stringify(lines)).not.toContain('private')
})

test('an answer that breaks off is an error of the log, and nothing beside it', async () => {
  await expect(request(server).get('/api/half')).rejects.toThrow()

  // The console stays silent: tests/support/quiet-console.ts.
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines.map(({ level }) => level)).toEqual([50, 30])
  expect(lines[0]).toMatchObject({ msg: 'an answer broke off', err: { type: 'Error' } })
  expect(lines[1]).toMatchObject({ path: '/api/half', left: true })
})

test('refusal is not logged as an error', async () => {
  await request(server).get('/api/refused')

  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ status: 409, level: 30 })
})

test('an error is logged under the id that its answer carries, which says nothing else', async () => {
  const { body } = await request(server).get('/api/broken')

  await expect.poll(() => lines).toHaveLength(2)
  expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines.map(({ id }) => id)).toEqual([body.request_id, body.request_id])
  expect(lines[0]).toMatchObject({ level: 50, err: { message: 'a secret of the house' } })
  expect(lines[1]).toMatchObject({ level: 50, status: 500 })
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('client that left before the answer is logged as gone', async () => {
  const leaving = request(server).get('/api/endless').timeout(100)
  await expect(leaving).rejects.toThrow()

  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ left: true })
})
