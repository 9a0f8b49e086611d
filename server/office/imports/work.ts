import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '../../database/generated/client.ts'
import { daysAgo } from '../moments.ts'
import type { PictureFetcher } from '../pictures/fetch-picture.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { FileTrouble, type Held, holding, isAway, JobLost, mostTries, takeJob } from './hold.ts'
import { takeOffNew } from './take-off-new.ts'

/**
 * Runs running jobs without a holder, one after another: new ones, and those of a process that
 * ended. Without a `fetcher` pictures are left to others. If database or storage are away, the job
 * waits for the next process; another error of ours is tried three times. Throws if the jobs cannot
 * be read.
 */
export async function workOnImport(
  prisma: PrismaClient,
  log: ProductInFile,
  fetcher?: PictureFetcher,
): Promise<void> {
  for (;;) {
    const held = await takeJob(prisma, randomUUID(), fetcher !== undefined)
    if (!held) return
    try {
      await holding(prisma, held, () => work(prisma, held, fetcher))
    } catch (error) {
      if (error instanceof JobLost) continue
      if (!(error instanceof FileTrouble)) return leave(prisma, held, error, log)
      await end(prisma, held, error.message)
    }
  }
}

async function leave(
  prisma: PrismaClient,
  held: Held,
  error: unknown,
  log: ProductInFile,
): Promise<void> {
  if (isAway(error)) {
    log.warn({ err: error }, 'an import was left; it goes on later')
    await release(prisma, held, 0).catch(() => {})
  } else if ((await release(prisma, held, 1)) < mostTries) {
    log.warn({ err: error }, 'an import failed; it is tried again')
  } else {
    log.error({ err: error }, 'an import failed three times')
    await end(
      prisma,
      held,
      'The work on this file failed three times; please tell the person who runs the site',
    )
  }
}

type ProductInFile = Record<'warn' | 'error', (about: { err: unknown }, message: string) => void>

/** Applied rows stay, and the job can continue; a check fails. */
async function end(prisma: PrismaClient, { id, by, state }: Held, trouble: string) {
  await prisma.job.updateMany({
    where: { id, heldBy: by, state },
    data: {
      state: state === 'checking' ? 'failed' : 'stopped',
      version: { increment: 1 },
      trouble,
      heldBy: null,
      heldUntil: null,
    },
  })
}

/** Releases the job, unless it failed too often. Returns the number of failures. */
async function release(prisma: PrismaClient, { id, by }: Held, failed: 0 | 1): Promise<number> {
  const [job] = await prisma.$queryRaw<{ tries: number }[]>`
    update job set tries = tries + ${failed}, held_until = null,
      held_by = case when tries + ${failed} < ${mostTries} then null else held_by end
    where id = ${id} and held_by = ${by} returning tries`
  return job?.tries ?? 0
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
