import { request } from 'node:http'

/** The answer to a request with its address unchanged: `fetch` would normalise it. */
export function askRaw(
  shopUrl: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  const { hostname: host, port } = new URL(shopUrl)
  return new Promise((resolve, reject) => {
    request({ host, port, method, path, headers }, async (answer) => {
      let text = ''
      for await (const part of answer.setEncoding('utf8')) text += part
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
      .once('error', reject)
      .end()
  })
}

/** None of them leads to another host. */
export const doubledSlashes = [
  ['//', '/'],
  ['///', '/'],
  ['//x@y:z/', '/x@y:z/'],
  ['//evil.example/', '/evil.example/'],
  ['///product/saree?x=//y', '/product/saree?x=//y'],
] as const

export const oddAddresses = [
  '//\\evil.example/',
  '/\\evil.example/',
  '/share/%00.jpg',
  '/product/%00',
  'http://evil.example/',
]
