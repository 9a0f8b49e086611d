import type { PrismaClient } from '../../database/generated/client.ts'
import { type FileForm, readRecords } from './file-records.ts'
import { type Held, keep } from './hold.ts'
import { readOptions } from './job-setup.ts'
import { FileTrouble } from './jobs.ts'
import { judgeProducts } from './judge-products.ts'
import { foreignOf } from './photo-changes.ts'
import { type OwnColumn, ownColumns } from '#contract/office/csv-columns'
import type { ImportOptions } from '#contract/office/import-rules'

const rowsAtOnce = 500
const productsAtOnce = 200

/** Reads the file and finds its changes; the shop stays as it is. Begins anew each time. */
export async function checkImport(prisma: PrismaClient, held: Held): Promise<void> {
  await prisma.importRow.deleteMany({ where: { jobId: held.id } })
  const { columns, form } = await storeRecords(prisma, held)
  const options = await readOptions(prisma, held.id)
  const told = await judgeAll(prisma, held, columns, options)
  await refuseTwins(prisma, held.id)
  const found = JSON.stringify({ ...form, ...told })
  await prisma.$executeRaw`
    update job set state = 'checked', version = version + 1, done_line = 0, held_until = null,
      options = ${JSON.stringify(options)}::jsonb,
      found = ${found}::jsonb || jsonb_build_object('bytes', bytes, 'rows', total)
    where id = ${held.id} and held_by = ${held.by} and state = 'checking'`
}

type Stored = { columns: (OwnColumn | null)[]; form: FileForm }

async function storeRecords(prisma: PrismaClient, held: Held): Promise<Stored> {
  let columns: (OwnColumn | null)[] | undefined
  let form: FileForm | undefined
  let rows: { line: number; key: string; cells: string[] }[] = []
  let total = 0
  const store = async () => {
    await keep(prisma, held, { total })
    await prisma.$executeRaw`
      insert into import_row (job_id, line, key, cells)
      select ${held.id}, line, key, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(line int, key text, cells jsonb)`
    rows = []
  }
  for await (const { line, cells, form: its } of readRecords(prisma, held.id)) {
    form = its
    if (!columns) {
      columns = await readColumns(prisma, held, cells)
      continue
    }
    total++
    rows.push({ line, key: keyOf(cells, columns, line), cells: cells.map(storable) })
    if (rows.length >= rowsAtOnce) await store()
  }
  await store()
  if (!columns || !form) throw new FileTrouble('There is no column of names or links')
  return { columns, form }
}

/** The database takes no NUL and no half of a letter. */
const storable = (cell: string) => cell.toWellFormed().replaceAll('\0', '')

async function readColumns(
  prisma: PrismaClient,
  held: Held,
  header: readonly string[],
): Promise<(OwnColumn | null)[]> {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'))
  const columns = names.map((name) => ownColumns.find((column) => column === name) ?? null)
  if (!columns.some((column) => column && ['id', 'slug', 'title', 'own_code'].includes(column))) {
    throw new FileTrouble('There is no column of names or links')
  }
  const ofErrors = ['line', 'error']
  const unknown = header
    .map(storable)
    .filter((name, nr) => name.trim() !== '' && !columns[nr] && !ofErrors.includes(names[nr] ?? ''))
  await prisma.job.update({
    where: { id: held.id },
    data: { columns: header.map(storable), meanings: columns, unknownColumns: unknown },
  })
  return columns
}

/** The key of the records of one product: its link; without one its id, its own code. */
function keyOf(cells: readonly string[], columns: readonly (OwnColumn | null)[], line: number) {
  for (const column of ['slug', 'id', 'own_code'] as const) {
    const cell = cells[columns.indexOf(column)]?.trim()
    if (cell) return `${column} ${storable(cell)}`.slice(0, 400)
  }
  return `line ${line}`
}

async function judgeAll(
  prisma: PrismaClient,
  held: Held,
  columns: (OwnColumn | null)[],
  options: ImportOptions,
) {
  const told = { products: 0, with_choices: 0, pictures: 0, split: 0 }
  let done = 0
  for (let last = ''; ; ) {
    const keys = await prisma.$queryRaw<{ key: string }[]>`
      select distinct key from import_row where job_id = ${held.id} and key > ${last}
      order by key limit ${productsAtOnce}`
    const end = keys.at(-1)
    if (!end) return { ...told, new_categories: { count: 0, names: [] } }
    last = end.key
    const rows = await prisma.$queryRaw<{ line: number; key: string; cells: string[] }[]>`
      select line, key, cells from import_row
      where job_id = ${held.id} and key = any(${keys.map(({ key }) => key)}) order by line`
    const verdicts = await judgeProducts(prisma, rows, columns, options)
    done += rows.length
    told.products += verdicts.length
    told.with_choices += verdicts.filter(({ has_choices }) => has_choices).length
    told.pictures += verdicts.flatMap(({ plan }) => foreignOf(plan)).length
    await keep(prisma, held, { done })
    await prisma.$executeRaw`
      update import_row r set kind = w.kind, title = w.title, plan = w.plan,
        troubles = w.troubles, warned = w.warned, product_id = w.product_id,
        product_version = w.product_version
      from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as w(line int, kind text,
        title text, plan jsonb, troubles jsonb, warned boolean, product_id int, product_version int)
      where r.job_id = ${held.id} and r.line = w.line`
  }
}

/** Rows under several names of one product: the first one stands. */
async function refuseTwins(prisma: PrismaClient, id: number) {
  const trouble = [
    { column: 'id', value: '', message: 'This product is there twice', warning: false },
  ]
  // By itself: joined to the update, a table without statistics is read once a row.
  const twins = await prisma.$queryRaw<{ line: number }[]>`
    select line from (
      select line, row_number() over (partition by product_id order by line) as nr
      from import_row where job_id = ${id} and product_id is not null) numbered
    where nr > 1`
  if (twins.length === 0) return
  await prisma.$executeRaw`
    update import_row set kind = 'wrong', troubles = ${JSON.stringify(trouble)}::jsonb
    where job_id = ${id} and line = any(${twins.map(({ line }) => line)}::int[])
      and kind in ('changed', 'same')`
}
