import { setTimeout as delay } from 'node:timers/promises'
import type { ImportState } from '#contract/office/import-rules'
import { isDatabaseAway, isTooSlow } from '../../../database/errors.ts'
import { Prisma, type PrismaClient } from '../../../database/generated/client.ts'
import type { JobModel } from '../../../database/generated/models.ts'
import { claimRows, underLease } from '../../../work/queue.ts'
import type { Transaction } from '../../as-staff.ts'
import { isStorageAway } from '../../pictures/fetch-picture.ts'

/** A job that this process works on, under a name of its own for this turn. */
export type Held = Pick<JobModel, 'id' | 'staffId' | 'doneLine' | 'tries'> & {
  by: string
  state: ImportState
}

/** The last failure is shown to staff. */
export const mostTries = 3

/** Afterwards any process may take over the job: its holder has ended. */
const heldSeconds = 8
const mostRestMs = 200
const mostAtOnceMs = 10
/** Rows are read and written by so many letters at once. */
export const lettersAtOnce = 1_000_000

/** A file that cannot be read, with the reason. */
export class FileProblem extends Error {}

/** Database or storage are away: no work is possible. */
export const isAway = (error: unknown) =>
  isStorageAway(error) || (isDatabaseAway(error) && !isTooSlow(error))

/** Ends of a hold are of the database's clock. */
const untilLater = Prisma.sql`now() + ${heldSeconds} * interval '1 second'`

/** Takes a running job without a holder. A job that fetches pictures waits for all others. */
export async function takeJob(
  prisma: PrismaClient,
  by: string,
  mayFetch: boolean,
): Promise<Held[]> {
  const jobs = await claimRows<JobModel>(prisma, 'job', {
    which: Prisma.sql`
      (state in ('checking', 'applying', 'taking_off') or ${mayFetch} and state = 'fetching')
      and (held_until is null or held_until < now())`,
    order: Prisma.sql`state = 'fetching', id`,
    most: 1,
    set: Prisma.sql`held_by = ${by}, held_until = ${untilLater}`,
  })
  return jobs.map((job) => ({ ...job, by, state: job.state as ImportState }))
}

/** Also through a long batch. */
export function renewHold(prisma: PrismaClient, { id, by }: Held): Promise<unknown> {
  return prisma.$executeRaw`
    update job set held_until = ${untilLater} where id = ${id} and held_by = ${by}`
}

/** Stores the progress; `isApplied` also clears the counted failures. Throws `Lost`. */
export async function saveProgress(
  db: Transaction,
  { id, by, state }: Held,
  { total, done, isApplied = false }: { total?: number; done?: number; isApplied?: boolean },
): Promise<void> {
  const data = {
    // Without another change this only asks whether the job is still held.
    heldBy: by,
    ...(total !== undefined && { total }),
    ...(done !== undefined && { doneLine: done }),
    ...(isApplied && { tries: 0 }),
  }
  await underLease(db.job.updateMany({ where: { id, heldBy: by, state }, data }))
}

/** Releases the job with these changes. Throws `Lost`. */
export async function endHold(
  db: Transaction,
  { id, by, state }: Held,
  changes: Prisma.JobUpdateManyMutationInput,
): Promise<void> {
  const data = { ...changes, heldBy: null, heldUntil: null }
  await underLease(db.job.updateMany({ where: { id, heldBy: by, state }, data }))
}

/**
 * Between parts of the work it pauses as long as they took, so that shoppers' requests come first.
 * Also between rows: one may take long, and everybody waits meanwhile.
 */
export function openRests(): () => Promise<void> {
  let started = performance.now()
  return async () => {
    const spentMs = performance.now() - started
    if (spentMs < mostAtOnceMs) return
    await delay(Math.min(mostRestMs, spentMs))
    started = performance.now()
  }
}
