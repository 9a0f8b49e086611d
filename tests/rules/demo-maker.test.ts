import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import type { PrismaClient } from '../../server/database/generated/client.ts'
import { openDemoShop } from '../../server/demo/open-demo.ts'
import { makeFolder } from '../support/own-places.ts'

const folder = makeFolder()

test('a maker of the demo that dies before its task is sent is named, not the database', async () => {
  const killBeforeSend = (started: unknown) => {
    const { process: child } = started as { process: ChildProcess }
    // Node gives the child its `send` when it has a channel.
    Object.defineProperty(child, 'send', {
      configurable: true,
      set: (send: (...given: unknown[]) => boolean) => {
        const value = (...given: unknown[]) => {
          child.kill('SIGKILL')
          // Its end of the channel closes.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
          return send.apply(child, given)
        }
        Object.defineProperty(child, 'send', { value })
      },
    })
  }
  subscribe('child_process', killBeforeSend)
  onTestFinished(() => void unsubscribe('child_process', killBeforeSend))
  const empty = { count: async () => 0 }
  const prisma = { product: empty, customer: empty } as unknown as PrismaClient
  const config = readConfig({ UPLOADS_DIR: folder, SESSION_SECRET: 'a secret of the tests' })

  const opening = openDemoShop(prisma, 'postgresql://unused', config, [])

  await expect(opening).rejects.toThrow('its process was ended by SIGKILL')
})
