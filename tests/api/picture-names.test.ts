import { describe, expect, test } from 'vitest'
import { openTestBucket } from '../support/bucket.ts'
import { openShop } from '../support/shop.ts'

const bucket = await openTestBucket()
const ten = Buffer.from('0123456789')

describe.each([
  ['a folder', await openShop()],
  ['a bucket', await openShop({ bucket })],
])('a file stored in %s is served if it is a picture', (_where, { stored, visitor }) => {
  test.each([
    ['catalog/sub/ten.avif', 200],
    ['users/ten.JPG', 200],
    ['banners/ten.png', 200],
    ['reviews/ten.gif', 200],
    ['backups/shop.dump', 404],
    ['backups/ten.webp', 404],
    ['ten.webp', 404],
    ['catalog/orders.csv', 404],
    ['catalog/ten.webp.bak', 404],
    ['catalog/webp', 404],
    ['catalog/.hidden.webp', 404],
    ['catalogue/ten.webp', 404],
  ])('a file stored as %s is answered with %i', async (name, status) => {
    await stored.write(name, ten)

    const { agent } = visitor()
    const whole = await agent.get(`/uploads/${name}`)
    const head = await agent.head(`/uploads/${name}`)

    await stored.remove(name)
    expect([whole.status, head.status]).toEqual([status, status])
  })
})
