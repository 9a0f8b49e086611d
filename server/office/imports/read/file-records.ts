import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { mostColumns, mostRecordBytes, mostRows } from '#contract/office/import-rules'
import type { Found } from '#contract/office/imports'
import type { PrismaClient } from '../../../database/generated/client.ts'
import { FileProblem } from '../work/hold.ts'

/** `line`: the row in a spreadsheet; the row of the columns is 1. */
export type FileRecord = { line: number; cells: string[] }

type Parsed = { raw: string; record: string[] }
/** Some programs write the separator in a first line, which a spreadsheet hides. */
const said = /^sep=([,;\t])[,;\t]*(?:\r\n|\n|\r)/i
const mostOpenLetters = 4 * mostRecordBytes
const lost = 'The Bengali letters of this file are lost; save it as "CSV UTF-8"'

export type FileForm = Pick<Found, 'encoding' | 'delimiter'>

/** The records of a file, read as a stream; empty ones are skipped. */
export async function* readRecords(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<FileRecord & { form: FileForm }> {
  const texts = readTexts(pieces)
  const first = await texts.next()
  if (first.done) return
  const { text, encoding } = first.value
  const value = text.replace(said, '')
  const delimiter = text.match(said)?.[1] as FileForm['delimiter'] | undefined
  const form: FileForm = { encoding, delimiter: delimiter ?? delimiterOf(value) }
  const parser = parse({
    delimiter: form.delimiter,
    max_record_size: mostRecordBytes,
    // One file may have all three: each program that wrote to it has its own.
    record_delimiter: ['\r\n', '\n', '\r'],
    ltrim: true,
    relax_column_count: true,
    relax_quotes: true,
    raw: true,
  })
  let line = 0
  const unreadable = (row = line + 1) =>
    new FileProblem(`The file cannot be read from row ${row} on`)
  /** The parser holds a whole row, whose separators its limit ignores. */
  async function* all() {
    let open = openLetters(value)
    let [whole, tail] = cutBlanks(value)
    yield whole
    for await (const { text } of texts) {
      open = openLetters(text, open)
      if (open > mostOpenLetters) throw unreadable()
      ;[whole, tail] = cutBlanks(tail + text)
      yield whole
    }
    yield tail
  }
  const reading = pipeline(Readable.from(all()), parser)
  reading.catch(() => {})
  try {
    for await (const { raw, record: cells } of parser as AsyncIterable<Parsed>) {
      if (cells.some((cell) => hasSwallowed(cell, raw))) throw notClosed(line + 1)
      const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
      if (filled > mostColumns) throw unreadable()
      line++
      if (line > mostRows + 1) throw new FileProblem(`A file may have at most ${mostRows} rows`)
      if (filled > 0) yield { line, cells: cells.slice(0, mostColumns), form }
    }
    await reading
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // Rows before it may still wait to be read.
    const row = Number(error.records) + 1
    throw error.code === 'CSV_QUOTE_NOT_CLOSED' ? notClosed(row) : unreadable(row)
  }
}

/** A quote inside a cell is a letter. An opened one that ends rows later is a problem. */
function hasSwallowed(cell: string, raw: string): boolean {
  const isOdd = cell.startsWith('"') && /[\r\n]/.test(cell)
  return isOdd && !raw.includes(`"${cell.replaceAll('"', '""')}"`)
}

const notClosed = (row: number) => new FileProblem(`A quote (") in row ${row} is not closed`)

/**
 * Without blanks between a closing quote and the separator, as in `"A, 1" ,5`: the parser knows
 * none there. The end that may go on in the next piece follows apart.
 */
function cutBlanks(text: string): [whole: string, tail: string] {
  const [tail = ''] = /"[ \u00a0]{0,99}$/.exec(text) ?? []
  const whole = text.slice(0, text.length - tail.length)
  return [whole.replace(/(?<=[^"]")[ \u00a0]+(?=[,;\t\r\n])/g, ''), tail]
}

/** Letters after the last line end, plus those of the text before. */
function openLetters(text: string, before = 0): number {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))
  return end === -1 ? before + text.length : text.length - end - 1
}

type Text = { text: string; encoding: FileForm['encoding'] }

/** The pieces in which a file was sent. */
export async function* readPieces(prisma: PrismaClient, jobId: number): AsyncGenerator<Uint8Array> {
  for (let nr = 0; ; nr++) {
    const piece = await prisma.importPiece.findUnique({ where: { jobId_nr: { jobId, nr } } })
    if (!piece) return
    yield piece.bytes
  }
}

async function* readTexts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Text> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let encoding: FileForm['encoding'] = 'utf-8'
  for await (const bytes of pieces) {
    if (!decoder) {
      encoding = encodingOf(bytes)
      decoder = new TextDecoder(encoding, { fatal: true })
    }
    yield { text: decode(decoder, bytes), encoding }
  }
  if (decoder) yield { text: decode(decoder), encoding }
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new FileProblem(lost)
  }
}

/** Reads the mark at the beginning; without one, Latin letters of UTF-16 have a zero byte each. */
function encodingOf(bytes: Uint8Array): FileForm['encoding'] {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (two === 0 && one !== 0) return 'utf-16le'
  return one === 0 ? 'utf-16be' : 'utf-8'
}

/** The most frequent one in the row of the columns. */
function delimiterOf(text: string): FileForm['delimiter'] {
  const header = (text.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const times = (delimiter: string) => header.split(delimiter).length
  const delimiters: FileForm['delimiter'][] = [',', ';', '\t']
  return delimiters.reduce((best, each) => (times(each) > times(best) ? each : best))
}
