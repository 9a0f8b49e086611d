import type { Draft } from '#contract/office/drafts'
import { rowsAtOnce } from '#contract/office/rules'
import { Prisma } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import type { Staff } from '../require-staff.ts'
import { readForm } from './read-form.ts'

export type DraftRow = Omit<Draft, 'base' | 'form'>
type Whole = { base: unknown; form: unknown }
type Read<D> = Omit<D, 'at'> & { at: Date }

/** A page of own drafts and everybody's drafts of new products, newest first. */
export async function readDrafts(
  db: Transaction,
  staff: Pick<Staff, 'id'>,
  after: string | null | undefined,
): Promise<{ drafts: DraftRow[]; next: string | null }> {
  const [at = '', id] = after?.split('~') ?? []
  const goneOn = after
    ? Prisma.sql`(d.at, d.id) < (${timeInCursor(at)}::timestamptz, ${idInCursor(id)}::int)`
    : Prisma.sql`true`
  const rows = await readRows(db, staff, goneOn)
  const { page, next } = pageOf(rows, (last) => `${last.at.toISOString()}~${last.id}`)
  return { drafts: page.map(withTime), next }
}

/** For a value that no list returned: a time before all others. */
function timeInCursor(part: string): string {
  const isOurs = /^20\d\d-\d\d-\d\dT[\d:.]{12}Z$/.test(part) && !Number.isNaN(Date.parse(part))
  return isOurs ? new Date(part).toISOString() : '-infinity'
}

/** Throws a 404, also for another person's draft of a product that is there. */
export async function readDraft(
  db: Transaction,
  staff: Pick<Staff, 'id'>,
  id: number,
): Promise<Draft> {
  const whole = Prisma.sql`, d.base, d.form`
  const [row] = await readRows<Whole>(db, staff, Prisma.sql`d.id = ${id}`, whole)
  if (!row) throw notFound('The draft')
  const base = row.base === null ? null : readForm(row.base)
  return { ...withTime(row), base, form: readForm(row.form) }
}

/** A draft belongs to its author; a new product's draft belongs to everybody. */
export function openTo({ id }: Pick<Staff, 'id'>) {
  return { OR: [{ staffId: id }, { productId: null }] }
}

/** Open drafts, newest first, with only title and first picture of the form. `more`: columns. */
function readRows<More = unknown>(
  db: Transaction,
  { id }: Pick<Staff, 'id'>,
  where: Prisma.Sql,
  more = Prisma.empty,
): Promise<(Read<DraftRow> & More)[]> {
  return db.$queryRaw<(Read<DraftRow> & More)[]>`
    select d.id, d.version as v, d.product_id, d.base_version,
      left(coalesce(d.form ->> 'title', ''), 200) as title,
      substring((d.form -> 'images')::text from '/uploads/catalog/[^"]+-[0-9]+x[0-9]+[.]webp') as image,
      s.name as by, d.staff_id = ${id} as own, d.at${more}
    from product_draft d join staff s on s.id = d.staff_id
    where (d.staff_id = ${id} or d.product_id is null) and ${where}
    order by d.at desc, d.id desc limit ${rowsAtOnce + 1}`
}

function withTime<D extends { at: Date }>(row: D): Omit<D, 'at'> & { at: string } {
  return { ...row, at: row.at.toISOString() }
}
