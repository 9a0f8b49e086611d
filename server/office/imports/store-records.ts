import type { PrismaClient } from '../../database/generated/client.ts'
import { type FileSetup, openAdapter } from './adapter.ts'
import { type FileForm, type FileRecord, readRecords } from './file-records.ts'
import { type ChosenSetup, countOwn, readHeader } from './file-setup.ts'
import { FileTrouble, giveWay, type Held, lettersAtOnce, saveProgress } from './hold.ts'
import { setRows } from './import-rows.ts'

const rowsAtOnce = 100

type Stored = { setup: FileSetup; form: FileForm }
type Reading = { setup: ChosenSetup; form: FileForm; take: ReturnType<typeof openTaking> }

/** Reads the file into rows; the rows of a product share a key. */
export async function storeRecords(prisma: PrismaClient, held: Held): Promise<Stored> {
  let reading: Reading | undefined
  let rows: (FileRecord & { jobId: number; key: string })[] = []
  let total = 0
  let letters = 0
  let started = performance.now()
  const store = async () => {
    await saveProgress(prisma, held, { total })
    await prisma.importRow.createMany({ data: rows })
    rows = []
    letters = 0
    await giveWay(started)
    started = performance.now()
  }
  for await (const { line, cells: raw, form } of readRecords(prisma, held.id)) {
    const cells = raw.map(storable)
    if (!reading) {
      const setup = await readHeader(prisma, held, cells)
      reading = { setup, form, take: openTaking(setup) }
      continue
    }
    total++
    rows.push({ jobId: held.id, line, key: reading.take.keyOf({ line, cells }), cells })
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

/** Collects facts about a file while its records are read. */
function openTaking(setup: ChosenSetup) {
  const { names, meanings, chosen } = setup
  const adapter = openAdapter(setup)
  const filled = new Set<number>()
  return {
    keyOf: (record: FileRecord): string => {
      for (const [nr, cell] of record.cells.entries()) if (cell.trim() !== '') filled.add(nr)
      return adapter.keyOf(record)
    },
    attributes: () => adapter.attributes(chosen.attributes ?? {}),
    corrected: adapter.corrected,
    /** Columns with values but without a meaning for the shop. */
    unknown: () =>
      names
        .slice(0, countOwn(names))
        .filter((name, nr) => name.trim() !== '' && !meanings[nr] && filled.has(nr)),
  }
}

async function correctKeys(
  prisma: PrismaClient,
  held: Held,
  corrected: readonly { line: number; key: string }[],
) {
  for (let from = 0; from < corrected.length; from += rowsAtOnce) {
    const rows = corrected.slice(from, from + rowsAtOnce)
    await saveProgress(prisma, held, {})
    await setRows(prisma, held.id, rows)
  }
}
