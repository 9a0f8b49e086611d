import { once } from 'node:events'
import { seedDemoShop } from '../../prisma/seed.ts'
import { openDatabase } from '../database/client.ts'
import { openStorage } from '../pictures/open-storage.ts'
import type { DemoNews, DemoTask } from './open-demo.ts'

// Ctrl-C also reaches the parent (open-demo.ts), which then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(1))
const [task]: DemoTask[] = await once(process, 'message')
const news: DemoNews = {}
try {
  if (task) await make(task)
} catch (error) {
  news.trouble = error instanceof Error ? error.message : String(error)
}
process.send?.(news, () => process.exit(news.trouble === undefined ? 0 : 1))

async function make({ url, ...place }: DemoTask) {
  const database = openDatabase({ url, connections: 2 }, () => {})
  await seedDemoShop(database.prisma, await openStorage(place))
  await database.close()
}
