import type { PrismaClient } from '../../../database/generated/client.ts'
import { type FileForm, type FileRecord, readPieces, readRecords } from '../read/file-records.ts'
import { FileProblem, type Held, lettersAtOnce, openRests, saveProgress } from '../work/hold.ts'
import { addRows, setRows } from '../work/import-rows.ts'
import { type FileSetup, openAdapter } from './adapter.ts'
import { countOwn, readHeader } from './file-setup.ts'

const rowsAtOnce = 100

/** Reads the file into rows; the rows of a product share a key. */
export async function storeRecords(
  prisma: PrismaClient,
  held: Held,
): Promise<{ setup: FileSetup; form: FileForm }> {
  const records = readRecords(readPieces(prisma, held.id))
  const header = await records.next()
  if (header.done) throw new FileProblem('There is no column of names or links')
  const { form } = header.value
  const setup = await readHeader(prisma, held, header.value.cells.map(storable))
  const { names, meanings, chosen } = setup
  const adapter = openAdapter(setup)
  const filled = new Set<number>()
  let rows: (FileRecord & { key: string })[] = []
  let total = 0
  let letters = 0
  const rest = openRests()
  const store = async () => {
    await saveProgress(prisma, held, { total })
    await addRows(prisma, held.id, rows)
    rows = []
    letters = 0
    await rest()
  }
  for await (const { line, cells: raw } of records) {
    const cells = raw.map(storable)
    total++
    rows.push({ line, key: adapter.keyOf({ line, cells }), cells })
    for (const [nr, cell] of cells.entries()) {
      letters += cell.length
      if (cell.trim() !== '') filled.add(nr)
    }
    if (rows.length >= rowsAtOnce || letters >= lettersAtOnce) await store()
  }
  await store()
  await correctKeys(prisma, held, adapter.corrected())
  const attributes = adapter.attributes(chosen.attributes ?? {})
  const unknownColumns = names
    .slice(0, countOwn(names))
    .filter((name, nr) => name.trim() !== '' && !meanings[nr] && filled.has(nr))
  await prisma.job.update({ where: { id: held.id }, data: { attributes, unknownColumns } })
  return { setup: { ...setup, attributes }, form }
}

/** The database refuses NUL and half of a surrogate pair. */
const storable = (cell: string) => cell.toWellFormed().replaceAll('\0', '')

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
