import { createHash } from 'node:crypto'
import { pieceBytes, piecesOf } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { lockRows } from '../../../database/lock-rows.ts'
import { conflict, invalid, notFound } from '../../../failures/refusals.ts'
import type { Transaction } from '../../as-staff.ts'
import { readJob } from './jobs.ts'

const mostReceiving = 5

/** Throws a 409 while the person has started that many files. */
export async function refuseMany(tx: Transaction, staffId: number): Promise<void> {
  await lockRows(tx, 'staff', staffId, 'update')
  const started = await tx.job.count({ where: { staffId, state: 'receiving' } })
  if (started < mostReceiving) return
  throw conflict(`You have begun ${started} files; send one to its end, or remove it`)
}

export async function beginImport(
  tx: Transaction,
  staffId: number,
  { file_name, bytes }: { file_name: string; bytes: number },
): Promise<Job> {
  const { id } = await tx.job.create({
    data: { state: 'receiving', staffId, fileName: file_name, bytes },
    select: { id: true },
  })
  return readJob(tx, id)
}

type Piece = { id: number; nr: number; sha256: string; data: string }

/** The same piece again is no error. */
export async function takePiece(tx: Transaction, { id, nr, sha256, data }: Piece): Promise<void> {
  const job = await tx.job.findUnique({ where: { id }, select: { state: true, bytes: true } })
  if (!job) throw notFound('The file')
  if (job.state !== 'receiving') throw conflict('This file is not at that step')
  const bytes = Buffer.from(data, 'base64')
  const wanted = Math.min(pieceBytes, job.bytes - nr * pieceBytes)
  const isWhole =
    wanted > 0 &&
    bytes.length === wanted &&
    createHash('sha256').update(bytes).digest('hex') === sha256
  if (!isWhole) throw invalid('data', 'This piece did not arrive whole')
  await tx.importPiece.upsert({
    where: { jobId_nr: { jobId: id, nr } },
    create: { jobId: id, nr, bytes },
    update: { bytes },
  })
}

/** Stores a whole file at once. */
export async function storeFile(tx: Transaction, id: number, file: Buffer): Promise<void> {
  for (let nr = 0; nr * pieceBytes < file.length; nr++) {
    const bytes = Uint8Array.from(file.subarray(nr * pieceBytes, (nr + 1) * pieceBytes))
    await tx.importPiece.create({ data: { jobId: id, nr, bytes } })
  }
}

/** Throws a 422 where pieces are missing. */
export async function requireWhole(tx: Transaction, id: number): Promise<void> {
  const file = await tx.job.findUnique({
    where: { id },
    select: { bytes: true, _count: { select: { pieces: true } } },
  })
  if (!file) throw notFound('The file')
  if (file._count.pieces < piecesOf(file.bytes))
    throw invalid('id', 'Some pieces of the file are missing')
}
