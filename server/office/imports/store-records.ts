import type { PrismaClient } from '../../database/generated/client.ts'
import { cleanSlug } from '../products/slug.ts'
import { cutText } from './cut-text.ts'
import { countOwn, type FileSetup, readHeader } from './file-header.ts'
import { type FileForm, readRecords } from './file-records.ts'
import { openAttributes } from './foreign/attributes.ts'
import { openRows } from './foreign/foreign-row.ts'
import { openKeys } from './foreign/group-keys.ts'
import { giveWay, type Held, lettersAtOnce, saveProgress } from './hold.ts'
import { FileTrouble } from './jobs.ts'
import type { Meaning } from '#contract/office/import-rules'

const rowsAtOnce = 100

type Stored = { setup: FileSetup; form: FileForm }
type Reading = { setup: FileSetup; form: FileForm; take: ReturnType<typeof openTaking> }

/** Reads the file into rows; the rows of a product share a key. */
export async function storeRecords(prisma: PrismaClient, held: Held): Promise<Stored> {
  let reading: Reading | undefined
  let rows: { line: number; key: string; cells: string[] }[] = []
  let total = 0
  let letters = 0
  let begun = performance.now()
  const store = async () => {
    await saveProgress(prisma, held, { total })
    await prisma.$executeRaw`
      insert into import_row (job_id, line, key, cells)
      select ${held.id}, line, key, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(line int, key text, cells jsonb)`
    rows = []
    letters = 0
    await giveWay(begun)
    begun = performance.now()
  }
  for await (const { line, cells: raw, form } of readRecords(prisma, held.id)) {
    const cells = raw.map(storable)
    if (!reading) {
      const setup = await readHeader(prisma, held, cells)
      reading = { setup, form, take: openTaking(setup) }
      continue
    }
    total++
    rows.push({ line, key: reading.take.keyOf({ line, cells }), cells })
    letters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (rows.length >= rowsAtOnce || letters >= lettersAtOnce) await store()
  }
  await store()
  if (!reading) throw new FileTrouble('There is no column of names or links')
  const { setup, form, take } = reading
  await correctKeys(prisma, held, take.corrected())
  setup.attributes = take.attributes()
  await prisma.job.update({
    where: { id: held.id },
    data: { attributes: setup.attributes, unknownColumns: take.unknown() },
  })
  return { setup, form }
}

/** The database refuses NUL and half of a surrogate pair. */
const storable = (cell: string) => cell.toWellFormed().replaceAll('\0', '')

/** Collects facts about a file while its rows are read. */
function openTaking({ kind, names, meanings, chosen }: FileSetup) {
  const readRow = openRows(kind, { names, meanings })
  const attributes = openAttributes()
  const keys = openKeys()
  const filled = new Set<number>()
  return {
    keyOf: (record: { line: number; cells: readonly string[] }): string => {
      for (const [nr, cell] of record.cells.entries()) if (cell.trim() !== '') filled.add(nr)
      if (kind === 'own') return ownKeyOf(record, meanings)
      const row = readRow(record)
      attributes.take(row)
      return keys.keyOf(row)
    },
    attributes: () => attributes.list(chosen.attributes ?? {}),
    corrected: keys.corrected,
    /** Columns with values but without a meaning for the shop. */
    unknown: () =>
      names
        .slice(0, countOwn(names))
        .filter((name, nr) => name.trim() !== '' && !meanings[nr] && filled.has(nr)),
  }
}

/** The key of a product's records: its link, else its id, else its own code. */
function ownKeyOf(
  { line, cells }: { line: number; cells: readonly string[] },
  meanings: readonly (Meaning | null)[],
) {
  for (const column of ['slug', 'id', 'own_code'] as const) {
    const cell = cells[meanings.indexOf(column)]?.trim()
    const key = column === 'slug' ? cleanSlug(cell ?? '') || cell : cell
    if (key) return cutText(`${column} ${key}`, 400)
  }
  return `line ${line}`
}

async function correctKeys(
  prisma: PrismaClient,
  held: Held,
  corrected: readonly { line: number; key: string }[],
) {
  for (let from = 0; from < corrected.length; from += rowsAtOnce) {
    const rows = corrected.slice(from, from + rowsAtOnce)
    await saveProgress(prisma, held, {})
    await prisma.$executeRaw`
      update import_row r set key = w.key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(line int, key text)
      where r.job_id = ${held.id} and r.line = w.line`
  }
}
