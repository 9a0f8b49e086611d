import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ClientHttp2Stream, connect } from 'node:http2'
import { request } from 'node:https'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../server/postgres/embedded.ts'
import { listen, openServer } from '../../server/process/listen.ts'
import { makeCertificate } from '../support/certificate.ts'
import { patience } from '../support/patience.ts'
import { makeFolder, run } from './support/processes.ts'
import { findCaddy, findNginx } from './support/programs.ts'

const { folder, remove } = makeFolder('proxies')
afterAll(remove)
const docs = join(import.meta.dirname, '../../docs/operate')
const { cert, key } = makeCertificate(['shop.example'], [])
writeFileSync(join(folder, 'cert.pem'), cert)
writeFileSync(join(folder, 'key.pem'), key, { mode: 0o644 })
const secret = '01712345678'

/** Any server behind the proxy: it answers, redirects, or hangs. */
const held = new Set<ServerResponse>()
const behind = openServer({ trustProxy: 1 }, ({ url = '' }: IncomingMessage, response) => {
  if (url.startsWith('/held')) held.add(response)
  else if (url.startsWith('/cut')) response.destroy()
  else response.writeHead(302, { Location: `/next?q=${secret}` }).end()
})
const shopPort = new URL(await listen(behind, { host: '127.0.0.1', port: 0 })).port
afterAll(() => behind.close().closeAllConnections())

const [port, plainPort, adminPort] = [await freePort(), await freePort(), await freePort()]
const nginx = {
  settings: () =>
    readFileSync(join(docs, 'nginx.conf'), 'utf8')
      .replaceAll('/etc/letsencrypt/live/shop.example/fullchain.pem', join(folder, 'cert.pem'))
      .replaceAll('/etc/letsencrypt/live/shop.example/privkey.pem', join(folder, 'key.pem'))
      .replaceAll('/var/log/nginx/', `${folder}/nginx-`)
      .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
      .replace(
        'server_tokens off;',
        ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
          .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
          .join('\n'),
      ),
  start: (settings: string) =>
    run(
      findNginx(),
      ['-g', 'daemon off;', '-e', 'stderr', '-c', settings],
      join(folder, 'nginx-log'),
    ),
}
const caddyPlaces = [
  ...[`admin 127.0.0.1:${adminPort}`, `http_port ${plainPort}`, `https_port ${port}`],
  ...['auto_https disable_redirects', 'default_bind 127.0.0.1'],
]
const caddy = {
  settings: () =>
    readFileSync(join(docs, 'Caddyfile'), 'utf8')
      .replace('{\n\temail', `{\n\t${caddyPlaces.join('\n\t')}\n\temail`)
      .replace('\nshop.example {', `\nshop.example {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
      .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
      .replace('/var/log/caddy/', `${folder}/caddy-`),
  start: (settings: string) =>
    run(
      findCaddy(),
      ['run', '--adapter', 'caddyfile', '--config', settings],
      join(folder, 'caddy-log'),
    ),
}

async function startProxy(name: string, { settings, start }: typeof nginx) {
  const path = join(folder, `${name}.conf`)
  writeFileSync(path, settings())
  const proxy = start(path)
  onTestFinished(() => proxy.stop('SIGTERM'))
  await vi.waitFor(async () => expect(await ask('/ready')).toBe(302), patience)
  return proxy
}

function ask(path: string, localAddress = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress,
        agent: false,
        servername: 'shop.example',
        rejectUnauthorized: false,
        headers: { Host: 'shop.example', Referer: `https://shop.example/office?q=${secret}` },
      },
      (answer) => resolve(answer.resume().statusCode ?? 0),
    )
      .on('error', reject)
      .end()
  })
}

test.each([
  ['nginx', nginx, ['nginx-access.log', 'nginx-error.log', 'nginx-log'], 'nginx-access.log'],
  ['Caddy', caddy, ['caddy-shop.log', 'caddy-log'], 'caddy-shop.log'],
])('the logs of %s contain paths, and no query', async (name, program, files, log) => {
  const proxy = await startProxy(name, program)

  await ask(`/office/orders?q=${secret}`)
  await ask(`/reset/${secret}?x=1`)
  await ask(`/o/1234-5678-9012-${secret}`)
  await ask(`/cut?q=${secret}`)
  await vi.waitFor(
    () => expect(readFileSync(join(folder, log), 'utf8')).toContain('/cut'),
    patience,
  )
  await proxy.stop('SIGTERM')

  const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join()
  expect(all).toContain('/office/orders')
  expect(all).not.toContain(secret)
})

test('one address has 2,000 requests at nginx, and another is answered beside them', async () => {
  await startProxy('nginx', nginx)
  const sessions = Array.from({ length: 17 }, () =>
    connect(`https://127.0.0.1:${port}`, {
      servername: 'shop.example',
      rejectUnauthorized: false,
    }).on('error', () => {}),
  )
  const statuses: number[] = []
  const sent: ClientHttp2Stream[] = sessions.flatMap((session) =>
    Array.from({ length: 125 }, () =>
      session
        .request({ ':path': '/held', ':authority': 'shop.example' })
        .on('error', () => {})
        .on('response', (headers) => statuses.push(Number(headers[':status']))),
    ),
  )

  await vi.waitFor(() => expect(statuses).toEqual(Array(sent.length - 2000).fill(429)), patience)
  await vi.waitFor(() => expect(held.size).toBe(2000), patience)
  expect(await ask('/', '127.0.0.2')).toBe(302)

  for (const session of sessions) session.destroy()
})
