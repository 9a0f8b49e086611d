import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Request, Response } from 'express'
import { afterAll, expect, test } from 'vitest'
import { openUploadPlaces } from '../../server/pictures/upload-places.ts'

const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const ask = () => get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
const arrive = async () => {
  const arrived = once(server, 'request') as Promise<[IncomingMessage, unknown]>
  const sender = ask().on('error', () => {})
  const [request, response] = await arrived
  return { sender, request: request as Request, response: response as Response }
}
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('upload aborted before it has a place holds none', async () => {
  const places = openUploadPlaces()

  for (let nr = 0; nr < 12; nr++) {
    const { sender, request, response } = await arrive()
    sender.destroy()
    await once(response, 'close')
    expect(() => places.take(request, response, ['shoppers', 'one'])).toThrow()
  }

  for (let nr = 0; nr < 3; nr++) {
    const { request, response } = await arrive()
    places.take(request, response, ['shoppers', 'one'])
  }
})

test('full places are shared: by class, by network, by account', async () => {
  const places = openUploadPlaces()
  /** Takes a place; says whether it was lost. */
  const take = async (...caller: string[]) => {
    const { request, response } = await arrive()
    places.take(request, response, caller)
    return () => request.leaving?.aborted
  }
  const ofMany = []
  for (let nr = 0; nr < 11; nr++) ofMany.push(await take('shoppers', 'a network', `${nr}`))
  const ofOther = await take('shoppers', 'another', 'o1')

  // The largest network is the newcomer's own.
  await expect(take('shoppers', 'a network', 'n')).rejects.toMatchObject({ status: 503 })
  const newcomer = await take('shoppers', 'a third', 't1')
  for (let nr = 0; nr < 12; nr++) await take('staff', `staff ${nr}`)

  expect(ofMany.map((isLost) => isLost())).toEqual([...Array(10).fill(false), true])
  expect([ofOther(), newcomer()]).toEqual([false, false])
  await expect(take('staff', 'another')).rejects.toMatchObject({ status: 503 })

  places.close()
  expect(newcomer()).toBe(true)
})
