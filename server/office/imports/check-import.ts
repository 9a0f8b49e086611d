import { mostPairs } from '#contract/office/rules'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { ImportRowModel } from '../../database/generated/models.ts'
import { type FileSetup, openReading } from './adapter.ts'
import type { FileRecord } from './file-records.ts'
import { endHold, giveWay, type Held, lettersAtOnce, openRests, saveProgress } from './hold.ts'
import { setRows } from './import-rows.ts'
import type { OwnRow } from './own-row.ts'
import { type Planned, plan } from './plan.ts'
import { foreignOf } from './plan-pictures.ts'
import { readShop } from './shop-now.ts'
import { storeRecords } from './store-records.ts'

const productsAtOnce = 25
const duplicatesAtOnce = 1000
/** The rows of one product are read at once: further ones are not read. */
const mostRowsOfOne = 1000
const mostLettersOfOne = 4_000_000

/** Reads the file and finds its changes; writes nothing to the shop. Each check begins anew. */
export async function checkImport(prisma: PrismaClient, held: Held): Promise<void> {
  await prisma.importRow.deleteMany({ where: { jobId: held.id } })
  const { setup, form } = await storeRecords(prisma, held)
  const totals = await planAll(prisma, held, setup)
  await refuseDuplicates(prisma, held.id)
  const { bytes, total: rows } = await prisma.job.findUniqueOrThrow({
    where: { id: held.id },
    select: { bytes: true, total: true },
  })
  const found = { ...form, ...totals, bytes, rows }
  const checked = { state: 'checked', version: { increment: 1 }, doneLine: 0 }
  await endHold(prisma, held, { ...checked, found })
}

async function planAll(prisma: PrismaClient, held: Held, setup: FileSetup) {
  const { options } = setup
  const totals = { products: 0, with_choices: 0, pictures: 0, split: 0 }
  const categories = new Set<string>()
  const readKey = openReading(setup)
  let done = 0
  for (let last = ''; ; ) {
    const started = performance.now()
    const keys = await readKeys(prisma, held, last)
    const end = keys.at(-1)
    if (!end) {
      const names = [...categories]
      return { ...totals, new_categories: { count: names.length, names: names.slice(0, 10) } }
    }
    last = end.key
    const rows: OwnRow[] = []
    const stored = await readRecordsOf(prisma, held, keys)
    // Only the work of this process is followed by a rest, not that of the database.
    let rest = openRests()
    for (const records of stored) {
      const read = readKey(records)
      refuseTooMany(read, records, setup.names.length)
      rows.push(...read)
      await rest()
    }
    const shop = await readShop(prisma, rows)
    const planned: Planned[] = []
    rest = openRests()
    for (const row of rows) {
      planned.push(plan(row, shop, options))
      await rest()
    }
    done += keys.reduce((sum, key) => sum + key.rows, 0)
    totals.products += rows.length
    totals.with_choices += rows.filter(hasChoices).length
    totals.split += rows.filter(({ other }) => other?.isSplit).length
    for (const { kind, plan: changes } of planned) {
      totals.pictures += foreignOf(changes.pictures).length
      // A wrong row makes no category; with the switch off, each row that needs one is wrong.
      if (kind === 'doubtful' || (kind === 'wrong' && options.make_categories)) continue
      for (const { category } of changes.new_categories ?? []) categories.add(category)
    }
    await saveProgress(prisma, held, { done })
    await setRows(prisma, held.id, planned)
    await giveWay(started)
  }
}

type Key = Pick<ImportRowModel, 'key'> & { rows: number }
type Stored = FileRecord & Pick<ImportRowModel, 'key'> & { of_key: number }

/** The next keys, as many as have few letters together. */
function readKeys(prisma: PrismaClient, { id }: Held, last: string): Promise<Key[]> {
  return prisma.$queryRaw<Key[]>`
    with next as materialized (
      select distinct key from import_row where job_id = ${id} and key > ${last}
      order by key limit ${productsAtOnce})
    select key, rows from (
      select key, rows, sum(letters) over (order by key) - letters as before
      from next cross join lateral (
        select sum(octet_length(cells::text)) as letters, count(*)::int as rows from import_row r
        where r.job_id = ${id} and r.key = next.key) measured) counted
    where before < ${lettersAtOnce} order by key`
}

/** The records of each key, in the order of the file; `of_key` counts also those that are not read. */
async function readRecordsOf(prisma: PrismaClient, { id }: Held, keys: readonly Key[]) {
  const records = await prisma.$queryRaw<Stored[]>`
    select line, key, cells, of_key from (
      select line, key, cells, count(*) over (partition by key)::int as of_key,
        row_number() over (partition by key order by line) as nr,
        sum(octet_length(cells::text)) over (partition by key order by line)
          - octet_length(cells::text) as before
      from import_row where job_id = ${id} and key = any(${keys.map(({ key }) => key)})
    ) counted
    where nr <= ${mostRowsOfOne} and before < ${mostLettersOfOne} order by line`
  const groups = new Map<string, Stored[]>()
  for (const record of records) {
    const group = groups.get(record.key)
    if (group) group.push(record)
    else groups.set(record.key, [record])
  }
  return [...groups.values()]
}

const tooManyCells =
  'This row has more cells than there are columns; put a text with a comma in quotes'
const tooLongRows = `The rows of one product have more than ${mostLettersOfOne} letters`

/** A product with more or longer rows than any can have is refused. */
function refuseTooMany(read: readonly OwnRow[], records: readonly Stored[], columns: number) {
  for (const { problems } of read) {
    for (const { line, cells } of records) {
      const more = cells.slice(columns).filter((cell) => cell.trim() !== '')
      if (more.length > 0) problems.add('', more.join(', '), tooManyCells, line)
    }
    const rows = records[0]?.of_key ?? 0
    if (rows === records.length) continue
    const message =
      rows > mostRowsOfOne ? `At most ${mostPairs} pairs of colour and size` : tooLongRows
    problems.add('', '', message)
  }
}

const hasChoices = ({ choices }: OwnRow) => choices.some(({ color, size }) => color || size)

/** One product under several names: the first row counts. */
async function refuseDuplicates(prisma: PrismaClient, id: number) {
  // A query of its own: joined to the update, a table without statistics is scanned once a row.
  const duplicates = await prisma.$queryRaw<Pick<ImportRowModel, 'line'>[]>`
    select line from (
      select line, kind, row_number() over (partition by product_id order by line) as nr
      from import_row where job_id = ${id} and product_id is not null) numbered
    where nr > 1 and kind in ('changed', 'same', 'doubtful')`
  const trouble = {
    column: 'id',
    value: '',
    message: 'This product is there twice',
    warning: false,
  }
  for (let from = 0; from < duplicates.length; from += duplicatesAtOnce) {
    const lines = duplicates.slice(from, from + duplicatesAtOnce).map(({ line }) => line)
    await prisma.importRow.updateMany({
      where: { jobId: id, line: { in: lines } },
      data: { kind: 'wrong', troubles: [trouble] },
    })
  }
}
