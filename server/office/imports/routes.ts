import { fetchPicturesAgain, getImportPictures } from '#contract/office/import-pictures'
import * as calls from '#contract/office/imports'
import { rowsAtOnce } from '#contract/office/rules'
import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { beginWork } from '../../work/work-often.ts'
import { pageOf } from '../cursor.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readFailedPictures, stepAfter, tryPicturesAgain } from './pictures/import-pictures.ts'
import { placeAfter, readImportRows, writeBefore, writeErrors } from './read-import.ts'
import { noteImport, notifyShop } from './work/as-import.ts'
import { choose } from './work/chosen.ts'
import { moveJob, readJob, readJobs, removeJob } from './work/jobs.ts'
import { beginImport, refuseMany, requireWhole, takePiece } from './work/take-file.ts'

export function importRoutes(
  { read, write, download }: OfficeRoutes,
  prisma: PrismaClient,
  changes: Changes,
  work: () => Promise<void>,
) {
  const begin = () => beginWork(work)

  read(calls.getImports)(async ({ input: { after } }) => {
    const jobs = await readJobs(prisma, after ? placeAfter(after) : null, rowsAtOnce + 1)
    const { page, next } = pageOf(jobs, ({ id }) => String(id))
    return { jobs: page, next }
  })

  write(calls.beginImport)(async ({ input, staff, tx }) => {
    await refuseMany(tx, staff.id)
    return { job: await beginImport(tx, staff.id, input) }
  })

  write(calls.sendPiece)(({ input, tx }) => takePiece(tx, input))

  write(calls.checkImport)(async ({ input, tx }) => {
    await moveJob(tx, input, ['receiving', 'checked', 'failed'], 'checking')
    await requireWhole(tx, input.id)
    await choose(tx, input.id, input)
    return { job: await readJob(tx, input.id) }
  }, begin)

  write(calls.applyImport)(
    async ({ input, tx }) => ({
      job: await moveJob(tx, input, ['checked', 'stopped'], await stepAfter(tx, input.id)),
    }),
    begin,
  )

  write(calls.takeOffNew)(
    async ({ input, tx }) => ({
      job: await moveJob(tx, input, ['done', 'stopped'], 'taking_off'),
    }),
    begin,
  )

  write(calls.stopImport)(async ({ input, tx }) => {
    const { state } = await readJob(tx, input.id)
    const to = state === 'checking' ? 'receiving' : 'stopped'
    const job = await moveJob(tx, input, ['checking', 'applying', 'fetching', 'taking_off'], to)
    if (state === 'applying' || state === 'fetching') {
      await notifyShop(tx)
    }
    if (state === 'applying') await noteImport(tx, input.id)
    return { job }
  }, changes.waitForChange)

  write(fetchPicturesAgain)(async ({ input, tx }) => {
    await tryPicturesAgain(tx, input.id)
    const job = await moveJob(tx, input, ['done', 'stopped'], 'fetching')
    return { job }
  }, begin)

  read(getImportPictures)(({ input: { id, after } }) =>
    readFailedPictures(prisma, { id, after: placeAfter(after) }),
  )

  write(calls.removeImport)(({ input, tx }) => removeJob(tx, input))

  read(calls.getImport)(async ({ input: { id } }) => ({ job: await readJob(prisma, id) }))

  read(calls.getImportRows)(({ input: { id, kind, after } }) =>
    readImportRows(prisma, { id, kind, after: placeAfter(after) }),
  )

  download(calls.getImportErrors)(({ input: { id } }) => ({
    fileName: `errors-${id}.csv`,
    parts: writeErrors(prisma, id),
  }))

  download(calls.getImportBefore)(({ input: { id } }) => ({
    fileName: `before-${id}.csv`,
    parts: writeBefore(prisma, id),
  }))
}
