import {
  type ImportOptions,
  type ImportState,
  type Meaning,
  piecesOf,
} from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { Prisma } from '../../../database/generated/client.ts'
import type { JobModel } from '../../../database/generated/models.ts'
import { lockRows } from '../../../database/lock-rows.ts'
import { conflict, notFound } from '../../../failures/refusals.ts'
import type { Transaction } from '../../as-staff.ts'
import { optionsOf } from './chosen.ts'

type JobRead = Omit<Job, 'at' | 'done' | 'seconds_left' | 'columns' | 'options'> &
  Pick<JobModel, 'at' | 'bytes'> & {
    names: string[]
    meanings: (Meaning | null)[]
    options: Partial<ImportOptions>
    done_line: JobModel['doneLine']
    began_at: JobModel['beganAt']
    applied: number
    wanted: number
    pieces: number
  }

export async function readJob(db: Transaction, id: number): Promise<Job> {
  const [job] = await findJobs(db, Prisma.sql`j.id = ${id}`, 1)
  if (!job) throw notFound('The file')
  return job
}

export async function requireJob(db: Transaction, id: number): Promise<{ columns: string[] }> {
  const job = await db.job.findUnique({ where: { id }, select: { columns: true } })
  if (!job) throw notFound('The file')
  return { columns: job.columns as string[] }
}

export function readJobs(db: Transaction, before: number | null, most: number): Promise<Job[]> {
  return findJobs(db, Prisma.sql`j.id < ${before ?? 2 ** 31 - 1}`, most)
}

/** The last ones of these files. */
async function findJobs(db: Transaction, which: Prisma.Sql, most: number): Promise<Job[]> {
  const rows = await db.$queryRaw<JobRead[]>`
    select j.id, j.version as v, j.file_name, s.name as by, j.at, j.state, j.total, j.done_line,
      j.unknown_columns, j.trouble, j.began_at, j.bytes, j.kind, j.columns as names, j.meanings,
      j.attributes, j.options, j.found, c.*,
      (select count(*)::int from import_piece p where p.job_id = j.id) as pieces
    from job j join staff s on s.id = j.staff_id
    cross join lateral jsonb_to_record('{"doubtful": 0}'
      || coalesce(j.counts, shop_count_file(j.id, j.done_line)))
      as c(new int, changed int, same int, doubtful int, wrong int, failed int, warned int,
        applied int, wanted int, pictures jsonb)
    where ${which} order by j.id desc limit ${most}`
  return rows.map(presentJob)
}

function presentJob({ names, meanings, options, ...read }: JobRead): Job {
  const { done_line, began_at, applied, wanted, bytes, pieces, at, ...row } = read
  const ofState: Partial<Record<ImportState, [done: number, total: number]>> = {
    receiving: [pieces, piecesOf(bytes)],
    checking: [done_line, row.total],
  }
  const [done, total] = ofState[row.state] ?? [applied, wanted]
  const spentMs = began_at && isMoving(row.state) ? Date.now() - began_at.getTime() : 0
  const [passed, all] =
    row.state === 'fetching'
      ? [row.pictures.done + row.pictures.failed, row.pictures.of]
      : [done, total]
  const leftMs = passed > 0 && spentMs > 0 ? (spentMs / passed) * (all - passed) : null
  return {
    ...row,
    columns: names.map((name, nr) => ({ name, meaning: meanings[nr] ?? null })),
    options: optionsOf(row.kind, options),
    total,
    done,
    at: at.toISOString(),
    seconds_left: leftMs === null ? null : Math.ceil(leftMs / 1000),
  }
}

/** Moves a file to another step. Throws a 404, and a 409 with `current` for one not at `from`. */
export async function moveJob(
  tx: Transaction,
  { id, v }: { id: number; v: number },
  from: readonly ImportState[],
  to: ImportState,
): Promise<Job> {
  await lockJob(tx, { id, v }, from)
  if (isRunning(to)) {
    const where = { state: { in: running } }
    const other = await tx.job.findFirst({ where, select: { id: true } })
    if (other) throw conflict('Another import is running')
  }
  await tx.job.update({
    where: { id },
    data: {
      state: to,
      version: { increment: 1 },
      trouble: null,
      tries: 0,
      heldBy: null,
      heldUntil: null,
      beganAt: new Date(),
    },
  })
  return readJob(tx, id)
}

/** Removes a file that has changed nothing in the shop. Throws as `moveJob` does. */
export async function removeJob(tx: Transaction, seen: { id: number; v: number }): Promise<void> {
  await lockJob(tx, seen, ['receiving', 'checked', 'failed'])
  await tx.job.delete({ where: { id: seen.id } })
}

async function lockJob(
  tx: Transaction,
  { id, v }: { id: number; v: number },
  from: readonly ImportState[],
): Promise<void> {
  await lockRows(tx, 'job', id, 'update')
  const job = await tx.job.findUnique({ where: { id }, select: { version: true, state: true } })
  if (!job) throw notFound('The file')
  if (job.version !== v || !from.includes(job.state as ImportState)) {
    throw conflict('This file is not at that step', { current: await readJob(tx, id) })
  }
}

/** Only one file is in work at a time; pictures of others may be fetched meanwhile. */
const running: ImportState[] = ['checking', 'applying', 'taking_off']
const isRunning = (state: ImportState) => running.includes(state)
const isMoving = (state: ImportState) => isRunning(state) || state === 'fetching'
