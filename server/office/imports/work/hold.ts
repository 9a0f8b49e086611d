import { setTimeout as delay } from 'node:timers/promises'
import type { ImportState } from '#contract/office/import-rules'
import { isDatabaseAway, isTooSlow } from '../../../database/errors.ts'
import type { Prisma, PrismaClient } from '../../../database/generated/client.ts'
import type { JobModel } from '../../../database/generated/models.ts'
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
const beatMs = 2000
const mostRestMs = 200
const mostAtOnceMs = 10
/** Rows are read and written by so many letters at once. */
export const lettersAtOnce = 1_000_000

/** A file that cannot be read, with the reason. */
export class FileProblem extends Error {}

/** The job was stopped, or another process has it. */
export class JobLost extends Error {}

/** Database or storage are away: no work is possible. */
export const isAway = (error: unknown) =>
  isStorageAway(error) || (isDatabaseAway(error) && !isTooSlow(error))

/** Takes a running job without a holder. A job that fetches pictures waits for all others. */
export async function takeJob(
  prisma: PrismaClient,
  by: string,
  mayFetch: boolean,
): Promise<Held | null> {
  const [held] = await prisma.$queryRaw<Held[]>`
    update job set held_by = ${by}, held_until = now() + ${heldSeconds} * interval '1 second'
    where id = (
      select id from job
      where (state in ('checking', 'applying', 'taking_off') or ${mayFetch} and state = 'fetching')
        and (held_until is null or held_until < now())
      order by state = 'fetching', id limit 1 for update skip locked)
    returning id, held_by as by, state, staff_id as "staffId", done_line as "doneLine",
      tries`
  return held ?? null
}

/** Renews the hold while `work` runs, also through a long batch. */
export async function holding(
  prisma: PrismaClient,
  { id, by }: Held,
  work: () => Promise<void>,
): Promise<void> {
  const beat = setInterval(() => {
    prisma.$executeRaw`
      update job set held_until = now() + ${heldSeconds} * interval '1 second'
      where id = ${id} and held_by = ${by}`.catch(() => {})
  }, beatMs)
  try {
    await work()
  } finally {
    clearInterval(beat)
  }
}

/** Stores the progress; `isApplied` also clears the counted failures. Throws `JobLost`. */
export async function saveProgress(
  db: Transaction,
  { id, by, state }: Held,
  { total, done, isApplied = false }: { total?: number; done?: number; isApplied?: boolean },
): Promise<void> {
  const { count } = await db.job.updateMany({
    where: { id, heldBy: by, state },
    data: {
      // Without another change this only asks whether the job is still held.
      heldBy: by,
      ...(total !== undefined && { total }),
      ...(done !== undefined && { doneLine: done }),
      ...(isApplied && { tries: 0 }),
    },
  })
  if (count === 0) throw new JobLost()
}

/** Releases the job with these changes. Throws `JobLost`. */
export async function endHold(
  db: Transaction,
  { id, by, state }: Held,
  changes: Prisma.JobUpdateManyMutationInput,
): Promise<void> {
  const { count } = await db.job.updateMany({
    where: { id, heldBy: by, state },
    data: { ...changes, heldBy: null, heldUntil: null },
  })
  if (count === 0) throw new JobLost()
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
