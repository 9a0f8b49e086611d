import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { noteImport } from './apply-import.ts'
import { readFailedPictures, stepAfter, tryPicturesAgain } from './import-pictures.ts'
import { choose } from './job-setup.ts'
import { moveJob, readJob, readJobs, removeJob } from './jobs.ts'
import { placeAfter, readImportRows, writeBefore, writeErrors } from './read-import.ts'
import { beginImport, requireWhole, takePiece } from './take-file.ts'
import { fetchPicturesAgain, getImportPictures } from '#contract/office/import-pictures'
import * as calls from '#contract/office/imports'
import { rowsAtOnce } from '#contract/office/rules'

export function importRoutes(
  { read, write, act, download }: OfficeRoutes,
  prisma: PrismaClient,
  changes: Changes,
  work: () => Promise<void>,
) {
  /** The call is answered first. Where it cannot begin, the next process that looks goes on. */
  const begin = () => void work().catch(() => {})

  read(calls.getImports)(async ({ input: { after } }) => {
    const jobs = await readJobs(prisma, after ? placeAfter(after) : null, rowsAtOnce + 1)
    const page = jobs.slice(0, rowsAtOnce)
    const next = jobs.length > rowsAtOnce ? String(page.at(-1)?.id) : null
    return { message: 'success', jobs: page, next }
  })

  write(calls.beginImport)(async ({ input, staff, tx }) => ({
    message: 'success',
    job: await beginImport(tx, staff.id, input),
  }))

  write(calls.sendPiece)(async ({ input, tx }) => {
    await takePiece(tx, input)
    return { message: 'success' }
  })

  act(calls.checkImport)(async ({ input, once }) => {
    const answer = await once(async (tx) => {
      await moveJob(tx, input, ['receiving', 'checked', 'failed'], 'checking')
      await requireWhole(tx, input.id)
      await choose(tx, input.id, input)
      return { message: 'success' as const, job: await readJob(tx, input.id) }
    })
    begin()
    return answer
  })

  act(calls.applyImport)(async ({ input, once }) => {
    const answer = await once(async (tx) => ({
      message: 'success' as const,
      job: await moveJob(tx, input, ['checked', 'stopped'], await stepAfter(tx, input.id)),
    }))
    begin()
    return answer
  })

  act(calls.takeOffNew)(async ({ input, once }) => {
    const answer = await once(async (tx) => ({
      message: 'success' as const,
      job: await moveJob(tx, input, ['done', 'stopped'], 'taking_off'),
    }))
    begin()
    return answer
  })

  act(calls.stopImport)(async ({ input, once }) => {
    const answer = await once(async (tx) => {
      const { state } = await readJob(tx, input.id)
      const to = state === 'checking' ? 'receiving' : 'stopped'
      const job = await moveJob(tx, input, ['checking', 'applying', 'fetching', 'taking_off'], to)
      if (state === 'applying' || state === 'fetching') {
        await tx.$executeRaw`select pg_notify('shop_changed', '')`
      }
      if (state === 'applying') await noteImport(tx, input.id)
      return { message: 'success' as const, job }
    })
    await changes.waitForChange()
    return answer
  })

  act(fetchPicturesAgain)(async ({ input, once }) => {
    const answer = await once(async (tx) => {
      await tryPicturesAgain(tx, input.id)
      const job = await moveJob(tx, input, ['done', 'stopped'], 'fetching')
      return { message: 'success' as const, job }
    })
    begin()
    return answer
  })

  read(getImportPictures)(async ({ input: { id, after } }) => ({
    message: 'success',
    ...(await readFailedPictures(prisma, { id, after: placeAfter(after) })),
  }))

  write(calls.removeImport)(async ({ input, tx }) => {
    await removeJob(tx, input)
    return { message: 'success' }
  })

  read(calls.getImport)(async ({ input: { id } }) => ({
    message: 'success',
    job: await readJob(prisma, id),
  }))

  read(calls.getImportRows)(async ({ input: { id, kind, after } }) => ({
    message: 'success',
    ...(await readImportRows(prisma, { id, kind, after: placeAfter(after) })),
  }))

  download(calls.getImportErrors)(({ input: { id } }) => ({
    fileName: `errors-${id}.csv`,
    parts: writeErrors(prisma, id),
  }))

  download(calls.getImportBefore)(({ input: { id } }) => ({
    fileName: `before-${id}.csv`,
    parts: writeBefore(prisma, id),
  }))
}
