import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'
import { readWholeProducts, type WholeProduct } from '../products/read-whole-products.ts'
import { readKnownNames } from './known-names.ts'
import { type ImportPlan, linesOf, planChanges } from './own-changes.ts'
import {
  asOfficeProduct,
  isPlain,
  type JudgedRow,
  planPlainRow,
  planRows,
  readChanges,
} from './plan-row.ts'
import { openProblems } from './problems.ts'
import { readTold, type Told } from './records-of-product.ts'
import type { OwnColumn } from '#contract/office/csv-columns'
import type { ImportKind, ImportOptions } from '#contract/office/import-rules'
import type { Trouble } from '#contract/office/imports-shapes'

type Row = { line: number; key: string; cells: string[] }
export type Verdict = {
  line: number
  kind: ImportKind
  title: string
  plan: ImportPlan
  troubles: Trouble[]
  warned: boolean
  product_id: number | null
  product_version: number | null
  has_choices: boolean
}

/** What becomes of the products of these rows, each whole. */
export async function judgeProducts(
  prisma: PrismaClient,
  rows: readonly Row[],
  columns: readonly (OwnColumn | null)[],
  options: ImportOptions,
): Promise<Verdict[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.key, [...(groups.get(row.key) ?? []), row])
  const told = [...groups.values()].map((group) => {
    const problems = openProblems()
    return { problems, told: readTold(group, columns, problems) }
  })
  const found = await findProducts(
    prisma,
    told.map((each) => each.told),
  )
  const names = await readKnownNames(
    prisma,
    namesOf(
      told.map((each) => each.told),
      found,
    ),
  )
  const judging = told.map(({ told, problems }) => {
    const current = found.of(told)
    const plan = planChanges(told, current, names, problems, options)
    return { told, problems, current, plan, changes: readChanges(plan, problems) }
  })
  const whole: JudgedRow[] = []
  for (const { plan, changes, current: found, problems } of judging) {
    if (!changes || problems.isWrong()) continue
    const current = found && asOfficeProduct(found)
    if (current && isPlain(changes)) planPlainRow({ plan, changes, problems }, current)
    else whole.push({ plan, changes, current, problems })
  }
  if (whole.length > 0) await withoutTrace(prisma, (tx) => planRows(tx, whole))
  return judging.map(({ told, problems, current, plan }) => {
    const title = told.fields.get('title')?.text ?? current?.title ?? ''
    const isChanged = Object.keys(plan.changes).length + plan.counts.length > 0
    const kind = !current ? 'new' : isChanged ? 'changed' : 'same'
    if (!current && found.hasTitle(title)) {
      problems.warn('title', title, 'A product of this name is there')
    }
    return {
      line: told.line,
      kind: problems.isWrong() ? 'wrong' : kind,
      title: title.slice(0, 200),
      plan,
      troubles: problems.troubles,
      warned: problems.troubles.some(({ warning }) => warning),
      product_id: current?.id ?? null,
      product_version: current?.v ?? null,
      has_choices: told.choices.some(({ color, size }) => color || size),
    }
  })
}

type Found = { of: (told: Told) => WholeProduct | null; hasTitle: (title: string) => boolean }

/** By id, else by link, else by own code. */
async function findProducts(prisma: PrismaClient, all: readonly Told[]): Promise<Found> {
  const texts = (column: OwnColumn) =>
    all.flatMap(({ fields }) => fields.get(column)?.text.trim() ?? [])
  const idOf = (text: string | undefined) => {
    const id = Number(text ?? Number.NaN)
    return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0
  }
  const rows = await prisma.$queryRaw<
    { id: number; slug: string; own_code: string | null; title: string }[]
  >(Prisma.sql`
    select id, slug, upper(own_code) as own_code, title from product where id in (
      select id from product where id = any(${texts('id').map(idOf)}::int[])
      union all select id from product where slug = any(${texts('slug')}::text[])
      union all select id from product where upper(own_code) in (
        select upper(c) from unnest(${texts('own_code')}::text[]) c)
      union all select id from product
        where title = any(${texts('title')}::text[]) and archived_at is null)`)
  const whole = await readWholeProducts(
    prisma,
    rows.map(({ id }) => id),
  )
  const byId = new Map(whole.map((product) => [product.id, product]))
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]))
  const byCode = new Map(rows.map(({ id, own_code }) => [own_code, id]))
  const titles = new Set(rows.map(({ title }) => title))
  const cell = ({ fields }: Told, column: OwnColumn) => fields.get(column)?.text.trim()
  return {
    hasTitle: (title) => titles.has(title),
    of: (told) => {
      const id =
        [idOf(cell(told, 'id'))].find((each) => byId.has(each)) ??
        bySlug.get(cell(told, 'slug') ?? '') ??
        byCode.get(cell(told, 'own_code')?.toUpperCase() ?? '')
      return byId.get(id ?? 0) ?? null
    },
  }
}

/** Every name that is compared. */
function namesOf(all: readonly Told[], found: Found): string[] {
  return all.flatMap((told) => {
    const current = found.of(told)
    return [
      ...linesOf(told.fields.get('categories')?.text ?? ''),
      ...linesOf(told.fields.get('tags')?.text ?? ''),
      ...told.choices.flatMap(({ color, size }) => [color?.text ?? '', size?.text ?? '']),
      ...(current?.tags ?? []).map(({ tag }) => tag),
      ...(current?.colors ?? []).map(({ color }) => color),
      ...(current?.sizes ?? []).map(({ size }) => size),
    ]
  })
}

class Undone extends Error {}

/** Plans make tags: here they are forgotten. */
async function withoutTrace(
  prisma: PrismaClient,
  plan: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await prisma
    .$transaction(
      async (tx) => {
        await plan(tx)
        throw new Undone()
      },
      { timeout: 60_000 },
    )
    .catch((error) => {
      if (!(error instanceof Undone)) throw error
    })
}
