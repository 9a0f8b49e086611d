import { mostPairs } from '#contract/office/rules'
import type { PrismaClient } from '../../../database/generated/client.ts'
import type { ImportRowModel } from '../../../database/generated/models.ts'
import { plan } from '../plan/plan.ts'
import { foreignOf } from '../plan/plan-pictures.ts'
import { readShop } from '../plan/shop-now.ts'
import type { FileRecord } from '../read/file-records.ts'
import type { OwnRow } from '../read/own-row.ts'
import { endHold, type Held, lettersAtOnce, openRests, saveProgress } from '../work/hold.ts'
import { setRows } from '../work/import-rows.ts'
import { type FileSetup, openReading } from './adapter.ts'
import { storeRecords } from './store-records.ts'
import { openTwins } from './twin-columns.ts'

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
  const refuseTwins = openTwins(setup)
  const rest = openRests()
  let done = 0
  for (let last = ''; ; ) {
    const next = await readNext(prisma, held, last)
    const end = next.at(-1)
    if (!end) {
      const names = [...categories]
      return { ...totals, new_categories: { count: names.length, names: names.slice(0, 10) } }
    }
    last = end.key
    const rows: OwnRow[] = []
    const stored = byKey(next)
    for (const records of stored) {
      const read = readKey(records)
      refuseTooMany(read, records, setup.names.length)
      refuseTwins(read, records)
      rows.push(...read)
      await rest()
    }
    const shop = await readShop(prisma, rows)
    const planned: ReturnType<typeof plan>[] = []
    for (const row of rows) {
      planned.push(plan(row, shop, options))
      await rest()
    }
    done += stored.reduce((sum, [first]) => sum + (first?.of_key ?? 0), 0)
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
    await rest()
  }
}

type StoredRecord = FileRecord & Pick<ImportRowModel, 'key'> & { of_key: number }

/**
 * The records of the next keys, as many keys as have few letters together, in the order of the keys
 * and of the file. `of_key` counts also those that are not read.
 */
function readNext(prisma: PrismaClient, { id }: Held, last: string): Promise<StoredRecord[]> {
  return prisma.$queryRaw<StoredRecord[]>`
    with next as materialized (
      select distinct key from import_row where job_id = ${id} and key > ${last}
      order by key limit ${productsAtOnce}),
    counted as (
      select key, line, cells, count(*) over of_key ::int as of_key, row_number() over so_far as nr,
        sum(letters) over so_far - letters as before,
        sum(letters) over (order by key) - sum(letters) over of_key as before_key
      from next join lateral (
        select line, cells, octet_length(cells::text) as letters from import_row r
        where r.job_id = ${id} and r.key = next.key) record on true
      window of_key as (partition by key), so_far as (partition by key order by line))
    select line, key, cells, of_key from counted
    where before_key < ${lettersAtOnce} and nr <= ${mostRowsOfOne} and before < ${mostLettersOfOne}
    order by key, line`
}

/** The records of each key; the key that comes first in the file is the first. */
function byKey(records: readonly StoredRecord[]): StoredRecord[][] {
  const groups: StoredRecord[][] = []
  for (const record of records) {
    const group = groups.at(-1)
    if (group?.[0]?.key === record.key) group.push(record)
    else groups.push([record])
  }
  const lineOf = ([first]: readonly StoredRecord[]) => first?.line ?? 0
  return groups.toSorted((a, b) => lineOf(a) - lineOf(b))
}

const tooManyCells =
  'This row has more cells than there are columns; put a text with a comma in quotes'
const tooLongRows = `The rows of one product have more than ${mostLettersOfOne} letters`

/** A product with more or longer rows than any can have is refused. */
function refuseTooMany(read: readonly OwnRow[], records: readonly StoredRecord[], columns: number) {
  for (const { problems } of read) {
    for (const { line, cells } of records) {
      const more = cells.slice(columns).filter((cell) => cell.trim() !== '')
      if (more.length > 0) problems.add('', more.join(', '), tooManyCells, line)
    }
    const rows = records[0]?.of_key ?? 0
    if (rows === records.length) continue
    const tooManyRows =
      read.length > 1
        ? `More than ${mostRowsOfOne} rows have this code or link`
        : `At most ${mostPairs} pairs of colour and size`
    problems.add('', '', rows > mostRowsOfOne ? tooManyRows : tooLongRows)
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
  const problem = {
    column: 'id',
    value: '',
    message: 'This product is there twice',
    warning: false,
  }
  for (let from = 0; from < duplicates.length; from += duplicatesAtOnce) {
    const lines = duplicates.slice(from, from + duplicatesAtOnce).map(({ line }) => line)
    await prisma.importRow.updateMany({
      where: { jobId: id, line: { in: lines } },
      data: { kind: 'wrong', troubles: [problem] },
    })
  }
}
