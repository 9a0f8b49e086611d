import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { mostFileBytes } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import type { PrismaClient } from '../../database/generated/client.ts'
import { exportProducts } from '../csv/export-products.ts'
import { writeErrors } from './read-import.ts'
import { workOnImport } from './run-jobs.ts'
import { moveJob, readJob, removeJob } from './work/jobs.ts'
import { beginImport, requireWhole, storeFile } from './work/take-file.ts'

const lookMs = 500

export async function exportToFile(prisma: PrismaClient, file: string) {
  await pipeline(Readable.from(exportProducts(prisma, {})), createWriteStream(file))
  console.log(`The products on sale are in ${file}.`)
}

/** Without `staffId` the file can only be checked, and nothing is stored. */
type Wanted = { file: string } & (
  | { staffId: number; isCheck: boolean }
  | { staffId: null; isCheck: true }
)

/** Works beside a running shop: any process may take the job. */
export async function importFromFile(prisma: PrismaClient, { file, staffId, isCheck }: Wanted) {
  const bytes = await readGiven(file)
  if (!bytes) return
  const by = staffId ?? (await prisma.staff.findFirst({ orderBy: { id: 'asc' } }))?.id
  if (by === undefined) return refuse('Nobody has an account yet: make an owner first.')
  const started = await prisma.$transaction(async (tx) => {
    const given = { file_name: basename(file), bytes: bytes.length }
    const { id, v } = await beginImport(tx, by, given)
    await storeFile(tx, id, bytes)
    await requireWhole(tx, id)
    return moveJob(tx, { id, v }, ['receiving'], 'checking')
  })
  const checked = await untilEnded(prisma, started.id)
  print(checked)
  if (checked.state === 'checked') await printRows(prisma, { file, isCheck }, checked)
  else process.exitCode = 1
  if (staffId === null) await prisma.$transaction((tx) => removeJob(tx, checked))
}

async function printRows(
  prisma: PrismaClient,
  { file, isCheck }: Pick<Wanted, 'file' | 'isCheck'>,
  checked: Job,
) {
  if (checked.unknown_columns.length > 0) {
    console.log(`Columns that mean nothing here: ${checked.unknown_columns.join(', ')}`)
  }
  if (!isCheck) {
    await prisma.$transaction((tx) => moveJob(tx, checked, ['checked'], 'applying'))
    const applied = await untilEnded(prisma, checked.id)
    print(applied)
    if (applied.state === 'fetching') {
      const { of, done, failed } = applied.pictures
      console.log(`The running shop fetches ${of - done - failed} pictures of other sites.`)
    }
  }
  const after = await readJob(prisma, checked.id)
  if (checked.wrong + checked.doubtful === 0 && after.failed === 0) return
  const errors = `${file}.errors.csv`
  await pipeline(Readable.from(writeErrors(prisma, checked.id)), createWriteStream(errors))
  console.log(`The rows that were not taken are in ${errors}.`)
}

/** Prints a sentence and returns null for an unreadable file. */
async function readGiven(file: string): Promise<Buffer | null> {
  const read = await readFile(file).catch((error: NodeJS.ErrnoException) => error)
  if (Buffer.isBuffer(read)) {
    if (read.length > 0 && read.length <= mostFileBytes) return read
    const most = mostFileBytes / 1_000_000
    refuse(`${file} is empty, or has more than ${most} MB.`)
  } else if (read.code === 'ENOENT') refuse(`There is no file ${file}.`)
  else if (read.code === 'EISDIR') refuse(`${file} is a folder.`)
  else refuse(`${file} cannot be read.`)
  return null
}

function refuse(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}

async function untilEnded(prisma: PrismaClient, id: number): Promise<Job> {
  for (;;) {
    await workOnImport(prisma, console)
    const job = await readJob(prisma, id)
    if (!['checking', 'applying'].includes(job.state)) return job
    await delay(lookMs)
  }
}

function print({ state, trouble, new: made, changed, same, doubtful, wrong, failed }: Job) {
  if (trouble) console.error(trouble)
  else {
    const toConfirm = doubtful > 0 ? `, ${doubtful} to confirm` : ''
    console.log(
      `${state}: ${made} new, ${changed} changed, ${same} the same, ${wrong} wrong, ${failed} failed${toConfirm}`,
    )
  }
}
