import { isIP } from 'node:net'
import { describe, expect, test } from 'vitest'
import { fetchPicture } from '#contract/office/drafts'
import { openStaff } from '../support/office.ts'
import { openPictureSite } from '../support/picture-site.ts'
import { openShop } from '../support/shop.ts'

const notPublic = 'This link does not lead to a public site'
/** Addresses of names, in turn; the last one stays. */
const addresses = new Map<string, string[]>()
const named = async (host: string) => {
  const [first = '127.0.0.1', ...others] = addresses.get(host) ?? []
  if (others.length > 0) addresses.set(host, others)
  return first.split(' ').map((address) => ({ address, family: isIP(address) }))
}
const site = await openPictureSite({ resolve: named })
const shop = await openShop({ reach: site.reach })
const manager = await openStaff(shop).signedIn('manager')
let keys = 0
const ask = (url: unknown) =>
  manager.ask(
    fetchPicture,
    { url },
    { headers: { 'Idempotency-Key': `link-${process.pid}-${++keys}` } },
  )

describe('links that are not followed', () => {
  test.each([
    ['no link at all', 'This is not a link to a picture'],
    ['/uploads/catalog/a.webp', 'This is not a link to a picture'],
    [`http://pictures.test/a.jpg`, 'Pictures are fetched from https links alone'],
    ['file:///etc/passwd', 'Pictures are fetched from https links alone'],
    ['data:image/png;base64,AAAA', 'Pictures are fetched from https links alone'],
    ...[
      ...['10.0.0.1', '127.0.0.2', '0x7f.2', '2130706434', '127.2', '169.254.169.254'],
      ...['100.64.0.1', '[::1]', '[fe80::1]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]'],
      ...['[2002:7f00:1::]', '0.0.0.0', '224.0.0.1'],
    ].map((host) => [`https://${host}:${site.port}/a.jpg`, notPublic]),
  ])('%s', async (url, sentence) => {
    const before = [site.askedPaths.length, await shop.stored.names()]
    expect(await ask(url)).toBeRefused(422, sentence)
    expect([site.askedPaths.length, await shop.stored.names()]).toEqual(before)
  })

  test.each([['10.1.2.3'], ['127.0.0.2'], ['::1'], ['::ffff:127.0.0.1'], ['fd00::1']])(
    'a name of %s',
    async (address) => {
      addresses.set('inside.test', [address])
      const before = site.askedPaths.length
      expect(await ask(site.linkOf('/a.jpg', 'inside.test'))).toBeRefused(422, notPublic)
      expect(site.askedPaths).toHaveLength(before)
    },
  )

  test('a name with a public and a private address is asked only at the public one', async () => {
    addresses.set('moved.test', ['127.0.0.2 127.0.0.1'])
    const at: (string | undefined)[] = []
    site.put('/both.jpg', (request, answer) => {
      at.push(request.socket.localAddress)
      answer.end()
    })

    expect((await ask(site.linkOf('/both.jpg', 'moved.test'))).status).toBe(415)

    expect(at).toEqual(['127.0.0.1'])
    addresses.delete('moved.test')
  })
})

describe('redirects', () => {
  const lead = (path: string, to: string, status = 302) =>
    site.put(path, (_request, answer) => answer.writeHead(status, { location: to }).end())

  test.each([301, 302, 303, 307, 308])('%i leads on, three times', async (status) => {
    site.putBytes('/end.jpg', Buffer.from('no picture'))
    lead('/one', site.linkOf('/two', 'moved.test'), status)
    lead('/two', '/three', status)
    lead('/three', 'end.jpg', status)

    expect((await ask(site.linkOf('/one'))).status).toBe(415)
    expect(site.askedPaths.at(-1)).toBe('/end.jpg')
  })

  test('fourth redirect is not followed, and a circle ends', async () => {
    lead('/zero', '/one')
    expect(await ask(site.linkOf('/zero'))).toBeRefused(422, 'This link leads on more than 3 times')
    lead('/round', '/round')
    const before = site.askedPaths.length
    expect((await ask(site.linkOf('/round'))).status).toBe(422)
    expect(site.askedPaths.length - before).toBe(4)
  })

  test.each([
    ['http://pictures.test/a.jpg', 'Pictures are fetched from https links alone'],
    [`https://127.0.0.2:${site.port}/end.jpg`, notPublic],
    [`https://[::1]:${site.port}/end.jpg`, notPublic],
    [`//169.254.169.254:${site.port}/latest/meta-data/`, notPublic],
    ['https://', 'This is not a link to a picture'],
  ])('to %s is not followed', async (to, sentence) => {
    await site.putPicture('/end.jpg')
    lead('/away', to)
    expect(await ask(site.linkOf('/away'))).toBeRefused(422, sentence)
    expect(site.askedPaths.at(-1)).toBe('/away')
  })

  test('name that resolves elsewhere at the second look is not asked', async () => {
    await site.putPicture('/end.jpg')
    addresses.set('moved.test', ['127.0.0.1', '10.0.0.1'])
    lead('/moved', site.linkOf('/end.jpg', 'moved.test'))

    expect(await ask(site.linkOf('/moved', 'moved.test'))).toBeRefused(422, notPublic)

    expect(site.askedPaths.at(-1)).toBe('/moved')
    addresses.delete('moved.test')
  })
})
