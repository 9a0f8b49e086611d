import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { openUploadPlaces } from '../../server/pictures/upload-places.ts'

test('a sender who left before the place was taken holds none', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const places = openUploadPlaces()
  const ask = () => get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const take = ([request, response]: [IncomingMessage, unknown]) =>
    places.take(request as Request, response as Response, 'one')
  const arrive = async () => {
    const arrived = once(server, 'request') as Promise<[IncomingMessage, Response]>
    const asked = ask().on('error', () => {})
    return { asked, exchange: await arrived }
  }

  for (let nr = 0; nr < 12; nr++) {
    const { asked, exchange } = await arrive()
    asked.destroy()
    await once(exchange[1], 'close')
    expect(() => take(exchange)).toThrow()
  }

  for (let nr = 0; nr < 3; nr++) take((await arrive()).exchange)
  server.closeAllConnections()
  server.close()
})
