import type { PrismaClient } from '../../database/generated/client.ts'
import type { FileSetup } from './file-header.ts'
import { giveWay, type Held, lettersAtOnce, saveProgress } from './hold.ts'
import { type ImportRow, judgeProducts, mostLettersOfOne, mostRowsOfOne } from './judge-products.ts'
import { foreignOf } from './photo-changes.ts'
import { storeRecords } from './store-records.ts'

const productsAtOnce = 25

/** Reads the file and finds its changes; writes nothing to the shop. Each check begins anew. */
export async function checkImport(prisma: PrismaClient, held: Held): Promise<void> {
  await prisma.importRow.deleteMany({ where: { jobId: held.id } })
  const { setup, form } = await storeRecords(prisma, held)
  const totals = await judgeAll(prisma, held, setup)
  await refuseTwins(prisma, held.id)
  const found = JSON.stringify({ ...form, ...totals })
  await prisma.$executeRaw`
    update job set state = 'checked', version = version + 1, done_line = 0, held_by = null,
      held_until = null, found = ${found}::jsonb || jsonb_build_object('bytes', bytes, 'rows', total)
    where id = ${held.id} and held_by = ${held.by} and state = 'checking'`
}

async function judgeAll(prisma: PrismaClient, held: Held, setup: FileSetup) {
  const totals = { products: 0, with_choices: 0, pictures: 0, split: 0 }
  const categories = new Set<string>()
  let done = 0
  for (let last = ''; ; ) {
    const begun = performance.now()
    const keys = await prisma.$queryRaw<{ key: string; rows: number }[]>`
      with next as materialized (
        select distinct key from import_row where job_id = ${held.id} and key > ${last}
        order by key limit ${productsAtOnce})
      select key, rows from (
        select key, rows, sum(letters) over (order by key) - letters as before
        from next cross join lateral (
          select sum(octet_length(cells::text)) as letters, count(*)::int as rows from import_row r
          where r.job_id = ${held.id} and r.key = next.key) measured) counted
      where before < ${lettersAtOnce} order by key`
    const end = keys.at(-1)
    if (!end) {
      const names = [...categories]
      return { ...totals, new_categories: { count: names.length, names: names.slice(0, 10) } }
    }
    last = end.key
    const rows = await prisma.$queryRaw<ImportRow[]>`
      select line, key, cells, of_key from (
        select line, key, cells, count(*) over (partition by key)::int as of_key,
          row_number() over (partition by key order by line) as nr,
          sum(octet_length(cells::text)) over (partition by key order by line)
            - octet_length(cells::text) as before
        from import_row where job_id = ${held.id} and key = any(${keys.map(({ key }) => key)})
      ) counted
      where nr <= ${mostRowsOfOne} and before < ${mostLettersOfOne} order by line`
    const verdicts = await judgeProducts(prisma, rows, setup)
    done += keys.reduce((sum, key) => sum + key.rows, 0)
    totals.products += verdicts.length
    totals.with_choices += verdicts.filter(({ has_choices }) => has_choices).length
    totals.split += verdicts.filter(({ is_split }) => is_split).length
    for (const { kind, plan } of verdicts) {
      // A wrong row makes no category; with the switch off, each row that needs one is wrong.
      if (kind === 'doubtful') continue
      if (kind === 'wrong' && setup.options.make_categories) continue
      for (const { category } of plan.new_categories ?? []) categories.add(category)
    }
    totals.pictures += verdicts.flatMap(({ plan }) => foreignOf(plan)).length
    await saveProgress(prisma, held, { done })
    await prisma.$executeRaw`
      update import_row r set kind = w.kind, title = w.title, plan = w.plan,
        troubles = w.troubles, warned = w.warned, product_id = w.product_id,
        product_version = w.product_version
      from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as w(line int, kind text,
        title text, plan jsonb, troubles jsonb, warned boolean, product_id int, product_version int)
      where r.job_id = ${held.id} and r.line = w.line`
    await giveWay(begun)
  }
}

/** One product under several names: the first row counts. */
async function refuseTwins(prisma: PrismaClient, id: number) {
  const trouble = [
    { column: 'id', value: '', message: 'This product is there twice', warning: false },
  ]
  // A query of its own: joined to the update, a table without statistics is scanned once a row.
  const twins = await prisma.$queryRaw<{ line: number }[]>`
    select line from (
      select line, row_number() over (partition by product_id order by line) as nr
      from import_row where job_id = ${id} and product_id is not null) numbered
    where nr > 1`
  if (twins.length === 0) return
  await prisma.$executeRaw`
    update import_row set kind = 'wrong', troubles = ${JSON.stringify(trouble)}::jsonb
    where job_id = ${id} and line = any(${twins.map(({ line }) => line)}::int[])
      and kind in ('changed', 'same', 'doubtful')`
}
