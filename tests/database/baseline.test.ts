import { expect, test } from 'vitest'
import { migrate } from '../../server/migrations/migrate.ts'
import { readBaseline, readMigrations } from '../../server/migrations/read-migrations.ts'
import { openDatabases } from './make-database.ts'

const { makeDatabase } = openDatabases()

/** What a dump of the schema would have, one row a thing; conditions are bracketed differently. */
const things = `
  with own as (select 'public'::regnamespace as space)
  select 'column ' || c.relname || '.' || a.attname as name, concat_ws(' ',
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      a.attstorage, a.attcollation::regcollation, a.attstattarget,
      translate(pg_get_expr(d.adbin, d.adrelid), '()', '')) as text,
    rank() over (partition by c.oid order by a.attnum)::int as place
    from own, pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = space and c.relkind in ('r', 'v', 'm') and a.attnum > 0
      and not a.attisdropped
  union all select 'relation ' || c.relname, concat_ws(' ', c.relkind, c.relpersistence,
      c.reloptions, c.relreplident, c.relrowsecurity, obj_description(c.oid, 'pg_class')), 0
    from own, pg_class c where c.relnamespace = space
  union all select 'sequence ' || sequencename, concat_ws(' ', data_type, start_value, increment_by,
      cycle, last_value, (select refobjid::regclass || ' ' || (refobjsubid > 0) from pg_depend
        where objid = format('%I', sequencename)::regclass and deptype in ('a', 'i'))), 0
    from pg_sequences where schemaname = 'public'
  union all select 'index ' || indexname, translate(indexdef, '()', ''), 0
    from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || '.' || conname,
      concat_ws(' ', convalidated, translate(pg_get_constraintdef(oid), '()', '')), 0
    from own, pg_constraint where connamespace = space and contype <> 'n'
  union all select 'trigger ' || tgrelid::regclass || '.' || tgname,
      concat_ws(' ', tgenabled, translate(pg_get_triggerdef(oid), '()', '')), 0
    from pg_trigger where not tgisinternal
  union all select 'function ' || oid::regprocedure, concat_ws(' ', pg_get_functiondef(oid),
      obj_description(oid, 'pg_proc')), 0 from own, pg_proc where pronamespace = space
  union all select 'type ' || typname, typtype::text, 0
    from own, pg_type where typnamespace = space
  union all select 'statistics ' || stxname, pg_get_statisticsobjdef(oid), 0
    from own, pg_statistic_ext where stxnamespace = space
  order by 1`

/** Rows of every table, whenever they were made. */
const rows = String.raw`
  select relname as name, regexp_replace(
    query_to_xml(format('select * from %I order by 1', relname), true, true, '')::text,
    '\d{4}-\d\d-\d\dT[\d:.+]+', 'a time', 'g') as rows
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname <> '_prisma_migrations' order by 1`

test('an empty database becomes by the baseline what the migrations make of it', async () => {
  const [quick, slow] = await Promise.all([makeDatabase(), makeDatabase()])

  await migrate(quick.url)
  await migrate(slow.url, { baseline: null })

  expect((await slow.query(things)).length).toBeGreaterThan(500)
  expect(await quick.query(things)).toEqual(await slow.query(things))
  expect(await quick.query(rows)).toEqual(await slow.query(rows))
})

test('migrations that are newer than the baseline follow it', async () => {
  const { url, query } = await makeDatabase()
  const sql = 'create table newer (id int)'
  const migrations = [...readMigrations(), { name: '29990101000000_newer', sql, checksum: 'x' }]

  await migrate(url, { migrations })

  expect(await query('select * from newer')).toEqual([])
  const history = await query('select migration_name from _prisma_migrations order by started_at')
  expect(history.map(({ migration_name: name }) => name)).toEqual(
    migrations.map(({ name }) => name),
  )
})

test('a baseline that fails leaves nothing, and the next start begins anew', async () => {
  const { url, query } = await makeDatabase()
  const { upTo, sql } = readBaseline()

  const failed = migrate(url, { baseline: { upTo, sql: `${sql} select 1 / 0;` } })

  await expect(failed).rejects.toThrow(/prisma\/baseline\.sql: division by zero/)
  expect(await query(`select to_regclass('product') as product`)).toEqual([{ product: null }])
  await migrate(url)
  expect(await query('select count(*)::int as n from product')).toEqual([{ n: 0 }])
})

test('the baseline names a migration of the shop', () => {
  expect(readMigrations().map(({ name }) => name)).toContain(readBaseline().upTo)
})
