import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import type { PrismaClient } from '../../database/generated/client.ts'
import { FileTrouble } from './jobs.ts'
import { mostRecordBytes, mostRows } from '#contract/office/import-rules'

/** `line`: the row of a spreadsheet; the first one is that of the columns. */
export type FileRecord = { line: number; cells: string[] }

const lost = 'The Bengali letters of this file are lost; save it as "CSV UTF-8"'

/** The records of a file that came in pieces, read as a stream; empty ones are left out. */
export async function* readRecords(
  prisma: PrismaClient,
  jobId: number,
): AsyncGenerator<FileRecord> {
  const texts = readTexts(prisma, jobId)
  const first = await texts.next()
  if (first.done) return
  const { value } = first
  const parser = parse({
    delimiter: delimiterOf(value),
    max_record_size: mostRecordBytes,
    relax_column_count: true,
  })
  async function* all() {
    yield value
    yield* texts
  }
  const reading = pipeline(Readable.from(all()), parser)
  reading.catch(() => {})
  let line = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line++
      if (line > mostRows + 1) throw new FileTrouble(`A file may have at most ${mostRows} rows`)
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
    }
    await reading
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileTrouble(`The file cannot be read from row ${line + 1} on`)
  }
}

async function* readTexts(prisma: PrismaClient, jobId: number): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for (let nr = 0; ; nr++) {
    const piece = await prisma.importPiece.findUnique({ where: { jobId_nr: { jobId, nr } } })
    if (!piece) break
    decoder ??= new TextDecoder(encodingOf(piece.bytes), { fatal: true })
    yield decode(decoder, piece.bytes)
  }
  if (decoder) yield decode(decoder)
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new FileTrouble(lost)
  }
}

/** By the mark at its beginning; without one, Latin letters of UTF-16 have a zero byte each. */
function encodingOf(bytes: Uint8Array): string {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (two === 0 && one !== 0) return 'utf-16le'
  return one === 0 ? 'utf-16be' : 'utf-8'
}

/** The one that stands most often in the row of the columns. */
function delimiterOf(text: string): string {
  const header = (text.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const times = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, each) => (times(each) > times(best) ? each : best))
}
