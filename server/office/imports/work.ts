import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '../../database/generated/client.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { type Held, Let, takeJob } from './hold.ts'
import { FileTrouble } from './jobs.ts'
import { takeOffNew } from './take-off-new.ts'

/**
 * Does the running job where nobody does it: one that was just begun, or that a process left behind.
 * Throws where the database does not answer; the job then waits for the next who looks.
 */
export async function workOnImport(prisma: PrismaClient): Promise<void> {
  const held = await takeJob(prisma, randomUUID())
  if (!held) return
  try {
    await work(prisma, held)
  } catch (error) {
    if (error instanceof Let) return
    if (!(error instanceof FileTrouble)) throw error
    await prisma.$executeRaw`
      update job set state = 'failed', version = version + 1, trouble = ${error.message},
        held_until = null
      where id = ${held.id} and held_by = ${held.by}`
  }
}

function work(prisma: PrismaClient, held: Held): Promise<void> {
  if (held.state === 'checking') return checkImport(prisma, held)
  return held.state === 'applying' ? applyImport(prisma, held) : takeOffNew(prisma, held)
}

/** Pieces go once the file is applied, what is left and rows after 30 days. */
export async function pruneImports(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`
    delete from import_piece where job_id in (
      select id from job where state not in ('receiving', 'checking', 'checked', 'failed')
        or at < now() - interval '30 days')`
  await prisma.$executeRaw`
    delete from import_row where job_id in (select id from job
      where at < now() - interval '30 days' and state not in ('checking', 'applying', 'taking_off'))`
}
