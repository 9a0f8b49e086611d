import type { ImportOptions } from '#contract/office/import-rules'
import { isDatabaseAway, isTooSlow, mayPass } from '../../../database/errors.ts'
import { Prisma, type PrismaClient } from '../../../database/generated/client.ts'
import { Lost } from '../../../work/queue.ts'
import type { Transaction } from '../../as-staff.ts'
import { queuePictures } from '../pictures/import-pictures.ts'
import type { ImportRow } from '../plan/changes.ts'
import { inQuiet, noteImport, notifyShop } from '../work/as-import.ts'
import { endHold, type Held, lettersAtOnce, openRests, saveProgress } from '../work/hold.ts'
import { findNewCategories, makeCategories, nameCategories } from './new-categories.ts'
import { writeRows } from './write-rows.ts'

/** A batch locks its products until it is written, and their buyers wait. */
const atOnce = 25
const notifyEveryMs = 5000

/** Writes the valid rows, 25 in one transaction, from the place where the job stopped. */
export async function applyImport(prisma: PrismaClient, held: Held): Promise<void> {
  const categories = await findNewCategories(prisma, held.id)
  if (categories.length > 0) {
    await inQuiet(prisma, held, async (tx) => {
      await makeCategories(tx, categories)
      await notifyShop(tx)
    })
  }
  const rest = openRests()
  let notifiedMs = 0
  for (let last = held.doneLine; ; ) {
    const rows = await prisma.$queryRaw<ImportRow[]>`
      select line, kind, plan, troubles, "productId", "productVersion" from (
        select *, sum(letters) over (order by line) - letters as before from (
          select line, kind, plan, troubles, product_id as "productId",
            product_version as "productVersion", octet_length(plan::text) as letters
          from import_row
          where job_id = ${held.id} and line > ${last} and kind in ('new', 'changed')
          order by line limit ${atOnce}) next) counted
      where before < ${lettersAtOnce} order by line`
    const end = rows.at(-1)
    if (!end) break
    const isTelling = performance.now() - notifiedMs > notifyEveryMs
    await applyRows(prisma, held, rows, isTelling)
    if (isTelling) notifiedMs = performance.now()
    last = end.line
    await rest()
  }
  await inQuiet(prisma, held, async (tx) => {
    const next = (await isFetching(tx, held.id)) ? 'fetching' : 'done'
    await endHold(tx, held, { state: next, version: { increment: 1 }, beganAt: new Date() })
    await writeRefs(tx, held.id, 'same')
    await notifyShop(tx)
    await noteImport(tx, held.id)
  })
}

async function isFetching(tx: Transaction, id: number): Promise<boolean> {
  const job = await tx.job.findUniqueOrThrow({ where: { id }, select: { options: true } })
  const { fetch_pictures: isWanted = false } = job.options as Partial<ImportOptions>
  return isWanted && (await queuePictures(tx, id)) > 0
}

/**
 * A row that the database refuses fails alone: the batch is halved until it is found. Throws other
 * errors.
 */
async function applyRows(
  prisma: PrismaClient,
  held: Held,
  rows: ImportRow[],
  isTelling: boolean,
): Promise<void> {
  try {
    await inQuiet(prisma, held, async (tx) => {
      await nameCategories(
        tx,
        rows.map(({ plan }) => plan),
      )
      await writeRows(tx, held, rows)
      await writeRefs(
        tx,
        held.id,
        rows.map(({ line }) => line),
      )
      if (isTelling) await notifyShop(tx)
      await saveProgress(tx, held, { done: rows.at(-1)?.line ?? 0, isApplied: true })
    })
  } catch (error) {
    if (error instanceof Lost || (isDatabaseAway(error) && !isTooSlow(error))) throw error
    const [first] = rows
    if (first && rows.length === 1) {
      if (mayPass(error)) throw error
      return failRow(prisma, held, first)
    }
    const half = Math.ceil(rows.length / 2)
    await applyRows(prisma, held, rows.slice(0, half), isTelling)
    await applyRows(prisma, held, rows.slice(half), isTelling)
  }
}

async function failRow(prisma: PrismaClient, held: Held, { line }: ImportRow) {
  const message = 'Something went wrong, please try again'
  const problem = { column: '', value: '', message, warning: false }
  await inQuiet(prisma, held, async (tx) => {
    await saveProgress(tx, held, { done: line, isApplied: true })
    await tx.importRow.update({
      where: { jobId_line: { jobId: held.id, line } },
      data: { kind: 'failed', troubles: [problem] },
    })
  })
}

/** Stores the other shop's names of these products, or of all unchanged ones. */
async function writeRefs(
  tx: Transaction,
  jobId: number,
  lines: readonly number[] | 'same',
): Promise<void> {
  const which =
    lines === 'same' ? Prisma.sql`r.kind = 'same'` : Prisma.sql`r.line = any(${lines}::int[])`
  await tx.$executeRaw`
    insert into import_ref (source, ref, product_id, color_id, size_id, title)
    select distinct on (w.ref) r.plan ->> 'source', w.ref, r.product_id, c.id, s.id,
      r.title
    from import_row r
    cross join lateral jsonb_to_recordset(r.plan -> 'refs') as w(ref text, color text, size text)
    join product p on p.id = r.product_id
    left join product_color c on c.product_id = p.id and c.removed_at is null
      and shop_norm(c.color) = shop_norm(w.color)
    left join product_size s on s.product_id = p.id and s.removed_at is null
      and shop_norm(s.size) = shop_norm(w.size)
    where r.job_id = ${jobId} and r.kind in ('new', 'changed', 'same') and r.plan ? 'source'
      and ${which}
    order by w.ref, r.line
    on conflict (source, ref) do update set product_id = excluded.product_id,
      color_id = excluded.color_id, size_id = excluded.size_id, title = excluded.title
    where (import_ref.product_id, import_ref.color_id, import_ref.size_id, import_ref.title)
      is distinct from (excluded.product_id, excluded.color_id, excluded.size_id, excluded.title)`
}
