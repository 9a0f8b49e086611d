import type { PrismaClient } from '../database/generated/client.ts'
import type { Logger } from '../http/log.ts'
import { plain } from './keyword-words.ts'

const writeMs = 2000
const dayMs = 24 * 60 * 60 * 1000
const letters = { least: 2, most: 60 }
const most = { noted: 200, kept: 500, days: 90 }

/** Notes a keyword without a result; written behind the answers, so that no search waits. */
export type NoteEmptySearch = (keyword: string) => void

export function openEmptySearches(
  prisma: PrismaClient,
  log: Pick<Logger, 'warn'>,
): NoteEmptySearch {
  const noted = new Map<string, number>()
  let isWaiting = false

  async function write() {
    isWaiting = false
    const rows = [...noted]
    noted.clear()
    for (const [keyword, times] of rows) {
      await prisma.emptySearch.upsert({
        where: { keyword },
        create: { keyword, times },
        update: { times: { increment: times }, lastAt: new Date() },
      })
    }
    // The most frequent ones stay: made-up keywords push out only each other.
    const [frequent, latest] = await Promise.all(
      (['times', 'lastAt'] as const).map((column) =>
        prisma.emptySearch.findMany({
          orderBy: [{ [column]: 'desc' }, { lastAt: 'desc' }],
          take: most.kept / 2,
          select: { keyword: true },
        }),
      ),
    )
    const kept = [...(frequent ?? []), ...(latest ?? [])].map(({ keyword }) => keyword)
    await prisma.emptySearch.deleteMany({ where: { keyword: { notIn: kept } } })
  }

  return (keyword) => {
    const said = plain(keyword)
    const { length } = [...said]
    if (length < letters.least || length > letters.most || isPersonal(said)) return
    if (noted.size >= most.noted && !noted.has(said)) return
    noted.set(said, (noted.get(said) ?? 0) + 1)
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      write().catch((error) => log.warn({ err: error }, 'empty searches were not counted'))
    }, writeMs).unref()
  }
}

export function pruneEmptySearches(prisma: PrismaClient) {
  const lastAt = { lt: new Date(Date.now() - most.days * dayMs) }
  return prisma.emptySearch.deleteMany({ where: { lastAt } })
}

/** A telephone number, an order's number or an address of e-mail says who searched. */
function isPersonal(said: string): boolean {
  return said.includes('@') || said.replace(/[^0-9]/g, '').length > 5
}
