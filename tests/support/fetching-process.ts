import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../server/database/client.ts'
import { workOnImport } from '../../server/office/imports/run-jobs.ts'
import { publicReach } from '../../server/office/pictures/download-picture.ts'
import { openPictureFetcher } from '../../server/office/pictures/fetch-picture.ts'
import { openFolder } from '../../server/pictures/folder.ts'

/** A process that only works on imports, and reaches a site of the test. */
const { url, uploadsDir, ca } = JSON.parse(process.argv[2] ?? '')
const incomingDir = join(uploadsDir, '.incoming')
mkdirSync(incomingDir, { recursive: true })
const { prisma } = openDatabase(
  { url, directUrl: url, connections: 4 },
  console.error,
  console.error,
)
const reach = {
  ...publicReach,
  ca,
  mayAsk: (address: string) => address === '127.0.0.1',
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
}
const storage = openFolder(uploadsDir)
const fetcher = openPictureFetcher({ prisma, storage, incomingDir, reach })
await workOnImport(prisma, console, fetcher)
process.exit()
