import { ownColumns } from '#contract/office/csv-columns'
import type { ImportKind } from '#contract/office/import-rules'
import type { Problem } from '#contract/office/imports'
import { rowsAtOnce } from '#contract/office/rules'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import type { ImportRowModel, ProductModel } from '../../database/generated/models.ts'
import { invalid } from '../../failures/refusals.ts'
import { isMadeDate } from '../csv/made-dates.ts'
import { csvRow, guardCell, isClearing, unguardCell } from '../csv/safe-cells.ts'
import { isOdd } from '../csv/stand-ins.ts'
import { pageOf } from '../cursor.ts'
import { countOwn, ofErrors } from './check/file-setup.ts'
import type { Values } from './plan/changes.ts'
import { lettersAtOnce } from './work/hold.ts'
import { requireJob } from './work/jobs.ts'

type RowRead = Pick<ImportRowModel, 'line' | 'key' | 'title'> & {
  kind: ImportKind
  product_id: ImportRowModel['productId']
  image: ProductModel['image'] | null
  values: Values
  troubles: Problem[]
}
type Refused = Pick<ImportRowModel, 'line'> & { cells: string[]; troubles: Problem[] }
const byteOrderMark = '\ufeff'
const linesAtOnce = 500

/** The line after which a page begins. Throws a 422 for a value that no list returned. */
export function placeAfter(after: string | null | undefined): number {
  const place = Number(after ?? 0)
  if (!Number.isInteger(place) || place < 0 || place >= 2 ** 31) {
    throw invalid('after', 'This list cannot go on there')
  }
  return place
}

export async function readImportRows(
  prisma: PrismaClient,
  {
    id,
    kind,
    after,
  }: { id: number; kind?: ImportKind | 'warned' | null | undefined; after: number },
): Promise<{ rows: RowRead[]; next: string | null }> {
  await requireJob(prisma, id)
  const ofOneKind = kind ? Prisma.sql`kind = ${kind}` : Prisma.sql`kind <> 'part'`
  const ofKind = kind === 'warned' ? Prisma.sql`warned` : ofOneKind
  const rows = await prisma.$queryRaw<RowRead[]>`
    select line, key, title, kind, product_id, coalesce(plan -> 'values', '{}') as values,
      coalesce(troubles, '[]') as troubles,
      (select image from product where id = product_id) as image
    from import_row where job_id = ${id} and line > ${after} and ${ofKind}
    order by line limit ${Prisma.raw(String(rowsAtOnce + 1))}`
  const { page, next } = pageOf(rows, ({ line }) => String(line))
  return { rows: page, next }
}

/** The records of products that are not taken, with the reason at the first one of each. */
export async function* writeErrors(prisma: PrismaClient, id: number): AsyncGenerator<string> {
  const { columns } = await requireJob(prisma, id)
  const own = columns.slice(0, countOwn(columns))
  yield byteOrderMark + csvRow([...own.map(safe), ...ofErrors])
  for (let last = 0; ; ) {
    const rows = await prisma.$queryRaw<Refused[]>`
      with next as materialized (
        select r.line, r.cells, case when r.kind <> 'part' then coalesce(r.troubles, '[]')
          else '[]' end as troubles
        from import_row r
        where r.job_id = ${id} and r.line > ${last} and exists (
          select from import_row o where o.job_id = r.job_id and o.key = r.key
            and o.kind in ('wrong', 'failed', 'doubtful'))
        order by r.line limit ${linesAtOnce})
      select line, cells, troubles from (
        select *, sum(octet_length(cells::text)) over (order by line)
          - octet_length(cells::text) as before from next) counted
      where before < ${lettersAtOnce} order by line`
    const end = rows.at(-1)
    if (!end) return
    last = end.line
    yield rows
      .map(({ line, cells, troubles }) => {
        const reasons = troubles
          .filter(({ warning, asks }) => asks || !warning)
          .map(({ column, value, message }) =>
            [column, value && `"${value}"`, message].filter(Boolean).join(': '),
          )
        return csvRow([
          ...own.map((_name, nr) => safe(cells[nr] ?? '')),
          String(line),
          guardCell(reasons.join('\n')),
        ])
      })
      .join('')
  }
}

/**
 * The cell as it came, but safe in a spreadsheet. A `'` would mark a fault of a spreadsheet as
 * meant, and the same file again would be taken.
 */
function safe(cell: string): string {
  const isSafe =
    isClearing(cell) || /^(?:0|[1-9]\d{0,9})$/.test(cell) || isOdd(cell) || isMadeDate(cell)
  return isSafe ? cell : guardCell(unguardCell(cell))
}

/** The changed products, each in its state before the import. */
export async function* writeBefore(prisma: PrismaClient, id: number): AsyncGenerator<string> {
  await requireJob(prisma, id)
  yield byteOrderMark + csvRow(ownColumns)
  for (let last = 0; ; ) {
    const rows = await prisma.importRow.findMany({
      where: { jobId: id, line: { gt: last }, kind: 'changed', before: { not: null } },
      select: { line: true, before: true },
      orderBy: { line: 'asc' },
      take: linesAtOnce,
    })
    const end = rows.at(-1)
    if (!end) return
    last = end.line
    yield rows.map(({ before }) => before).join('')
  }
}
