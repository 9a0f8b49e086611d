import { randomUUID } from 'node:crypto'
import type { Prisma, PrismaClient } from '../../database/generated/client.ts'
import { workThrough } from '../../work/queue.ts'
import { daysAgo } from '../moments.ts'
import type { PictureFetcher } from '../pictures/fetch-picture.ts'
import { checkImport } from './check/check-import.ts'
import { fetchPictures } from './pictures/fetch-pictures.ts'
import {
  endHold,
  FileProblem,
  type Held,
  isAway,
  mostTries,
  renewHold,
  takeJob,
} from './work/hold.ts'
import { applyImport } from './write/apply-import.ts'
import { takeOffNew } from './write/take-off-new.ts'

/**
 * Runs running jobs without a holder, one after another: new ones, and those of a process that
 * ended. Without a `fetcher` pictures are left to others. If database or storage are away, the job
 * waits for the next process; another error of ours is tried three times. Throws if the jobs cannot
 * be read.
 */
export function workOnImport(
  prisma: PrismaClient,
  log: Log,
  fetcher?: PictureFetcher,
): Promise<void> {
  return workThrough({
    atOnce: 1,
    claim: () => takeJob(prisma, randomUUID(), fetcher !== undefined),
    renew: (held) => renewHold(prisma, held),
    act: (held) => work(prisma, held, fetcher),
    release: async (held, error) => {
      const changes = await afterFailure(prisma, held, error, log)
      // Otherwise the next process takes it once the hold ends.
      await endHold(prisma, held, changes).catch(() => {})
      return error instanceof FileProblem
    },
  })
}

type Log = Record<'warn' | 'error', (about: { err: unknown }, message: string) => void>

/** The job waits, or it ends: applied rows stay, and it can continue; a check fails. */
async function afterFailure(
  prisma: PrismaClient,
  { id, state }: Held,
  error: unknown,
  log: Log,
): Promise<Prisma.JobUpdateManyMutationInput> {
  const ended = (trouble: string) => ({
    state: state === 'checking' ? 'failed' : 'stopped',
    version: { increment: 1 },
    trouble,
  })
  if (error instanceof FileProblem) return ended(error.message)
  if (isAway(error)) {
    log.warn({ err: error }, 'an import was left; it goes on later')
    return {}
  }
  const job = await prisma.job.findUniqueOrThrow({ where: { id }, select: { tries: true } })
  const tries = job.tries + 1
  if (tries < mostTries) {
    log.warn({ err: error }, 'an import failed; it is tried again')
    return { tries }
  }
  log.error({ err: error }, 'an import failed three times')
  return ended('The work on this file failed three times; please tell the person who runs the site')
}

async function work(prisma: PrismaClient, held: Held, fetcher?: PictureFetcher): Promise<void> {
  if (held.state === 'checking') await checkImport(prisma, held)
  else if (held.state === 'applying') await applyImport(prisma, held)
  else if (held.state === 'taking_off') await takeOffNew(prisma, held)
  else if (fetcher) await fetchPictures(prisma, held, fetcher)
}

/**
 * Pieces are deleted once the file is applied, or a day after its last check; a file that never
 * arrived whole goes a day after its beginning, rows after 30 days.
 */
export async function pruneImports(prisma: PrismaClient): Promise<void> {
  const yesterday = { lt: daysAgo(1) }
  await prisma.job.deleteMany({ where: { state: 'receiving', at: yesterday } })
  const isOver = { state: { notIn: ['receiving', 'checking', 'checked', 'failed'] } }
  const isIdle = { at: yesterday, OR: [{ beganAt: null }, { beganAt: yesterday }] }
  await prisma.importPiece.deleteMany({ where: { job: { OR: [isOver, isIdle] } } })
  const isOld = {
    at: { lt: daysAgo(30) },
    state: { notIn: ['checking', 'applying', 'taking_off'] },
  }
  await prisma.importRow.deleteMany({ where: { job: isOld } })
}
