import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from '../server/machine/project-root.ts'
import { freePort } from '../server/postgres/embedded.ts'
import { startFlags } from './support/start-flags.ts'

const image = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
const [, healthCheck = ''] = /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(image) ?? []
const [program = '', ...args]: string[] = JSON.parse(healthCheck)

/** Whether the image's own check, run like Docker's, reports a shop on this port as healthy. */
async function isHealthy(port: number): Promise<boolean> {
  const env = { PATH: process.env.PATH, PORT: String(port) }
  return promisify(execFile)(program, args, { env, timeout: 5000 }).then(
    () => true,
    () => false,
  )
}

test.each([
  [200, true],
  [503, false],
])('where /readyz answers %i, the image is healthy: %s', async (status, healthy) => {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    response.writeHead(status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()

  const found = await isHealthy(typeof address === 'object' && address ? address.port : 0)

  server.close()
  expect(paths).toEqual(['/readyz'])
  expect(found).toBe(healthy)
})

test('where nothing listens, the image is not healthy', async () => {
  expect(await isHealthy(await freePort())).toBe(false)
})

test('the check starts no process of Node', () => {
  expect(program).toBe('bash')
})

test.each(['Dockerfile', 'docs/operate/shop.service'])(
  'the threads of the shop share one arena where %s starts it',
  (name) => {
    expect(readFileSync(join(projectRoot, name), 'utf8')).toContain('MALLOC_ARENA_MAX=1')
  },
)

test.each(['docker-compose.yml', 'Dockerfile', 'docs/operate/shop.service'])(
  'the start in %s gives Node the flags of npm start',
  (name) => {
    const text = readFileSync(join(projectRoot, name), 'utf8').replaceAll(/", ?"/g, ' ')
    expect(text).toContain(`${startFlags.join(' ')} dist/server/main.js`)
  },
)
