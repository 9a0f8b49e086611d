import { type ClientRequest, type IncomingHttpHeaders, request as openRequest } from 'node:http'
import { addReview } from '#contract/reviews'
import type { ShopCustomer } from './shop.ts'

type Uploaded = { status: number; headers: IncomingHttpHeaders }

/**
 * A review with pictures whose bytes are not copied, so that hundreds can be sent at once. With
 * `slowMs` it is sent in fifty steps over that time.
 */
export function upload(
  shopUrl: string,
  customer: ShopCustomer,
  productId: number,
  pictures: Buffer[],
  slowMs = 0,
): { request: ClientRequest; answered: Promise<Uploaded> } {
  const { hostname: host, port } = new URL(shopUrl)
  const parts = [
    field('product_id', String(productId)),
    ...pictures.flatMap((bytes) => [pictureHead, bytes, Buffer.from('\r\n')]),
    Buffer.from('--b--\r\n'),
  ]
  const request = openRequest({
    host,
    port,
    path: addReview.path,
    method: 'POST',
    agent: false,
    headers: {
      Cookie: customer.cookie,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': parts.reduce((sum, part) => sum + part.length, 0),
    },
  })
  const answered = new Promise<Uploaded>((resolve, reject) => {
    request.once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer
      answer.resume().once('end', () => resolve({ status, headers }))
    })
    request.on('error', reject)
  })
  if (slowMs > 0) sendSlowly(request, Buffer.concat(parts), slowMs)
  else {
    for (const part of parts) request.write(part)
    request.end()
  }
  return { request, answered }
}

function sendSlowly(request: ClientRequest, body: Buffer, slowMs: number) {
  const step = Math.ceil(body.length / 50)
  let sent = 0
  const send = () => {
    request.write(body.subarray(sent, sent + step))
    sent += step
    if (sent >= body.length) request.end()
  }
  const timer = setInterval(send, slowMs / 50)
  request.once('close', () => clearInterval(timer)).once('finish', () => clearInterval(timer))
  send()
}

function field(name: string, value: string): Buffer {
  return Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
}

const pictureHead = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
)
