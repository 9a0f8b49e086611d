import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoCustomer } from '../../prisma/seed-data-people.ts'
import type { Config } from '../config.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import type { StoragePlace } from '../pictures/open-storage.ts'
import type { Shutdown } from '../shutdown.ts'
import { StartError } from '../start-error.ts'
import { settleDemoPassword } from './demo-password.ts'
import { findUsableDemoCodes } from './demo-warning.ts'

export type DemoTask = StoragePlace & { url: string }
export type DemoNews = { trouble?: string }

const stopWithinMs = 3000

/** Null where the database holds another shop. Throws StartError when the demo cannot be made. */
export async function openDemoShop(
  prisma: PrismaClient,
  url: string,
  config: Config,
  shutdown: Shutdown,
) {
  const [products, customers] = await Promise.all([prisma.product.count(), prisma.customer.count()])
  if (products === 0 && customers === 0) {
    refuseWithoutPictures()
    console.log('An empty database: the demo shop is being set up …')
    const { bucket, uploadsDir } = config
    await makeDemoShop({ url, bucket, uploadsDir }, shutdown)
  }
  const { email } = demoCustomer
  const isDemo = (await prisma.customer.count({ where: { emailKey: email } })) > 0
  if (!isDemo) return null
  const password = await settleDemoPassword(prisma, config)
  return { email, password, promoCodes: await findUsableDemoCodes(prisma) }
}

/** An image built without DEMO=on contains no demo pictures. */
function refuseWithoutPictures() {
  try {
    createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')
  } catch {
    throw new StartError(
      'This image was built without what the demo’s pictures are made of; build it with DEMO=on (DEMO=on docker-compose up -d --build), or set DEMO=off',
    )
  }
}

/** Runs in a child process: pictures take hundreds of MB that a process never returns. */
async function makeDemoShop(task: DemoTask, shutdown: Shutdown): Promise<void> {
  const here = fileURLToPath(import.meta.url)
  const maker = fork(join(here, '..', `make-demo${extname(here)}`))
  const exited = once(maker, 'exit')
  let news: DemoNews | undefined
  maker.once('message', (message: DemoNews) => {
    news = message
  })
  shutdown.push(async () => {
    if (maker.connected) maker.disconnect()
    await Promise.race([exited, delay(stopWithinMs, undefined, { ref: false })])
    maker.kill('SIGKILL')
  })
  // The exit says why it failed: without a function an 'error' event would.
  maker.send(task, () => {})
  const [code, signal] = await exited
  if (code === 0 && !news?.trouble) return
  const ended = signal ? `its process was ended by ${signal}` : `its process ended with ${code}`
  throw new StartError(
    `The demo shop cannot be set up: ${news?.trouble ?? ended}. The database is still empty; start again, or set DEMO=off`,
  )
}
