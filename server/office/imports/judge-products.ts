import type { PrismaClient } from '../../database/generated/client.ts'
import { cutText } from './cut-text.ts'
import type { FileSetup } from './file-header.ts'
import { type Found, findProducts } from './find-products.ts'
import { meaningsOf } from './foreign/attributes.ts'
import { isOwnColumn } from './foreign/find-meanings.ts'
import { giveFreeLinks } from './foreign/free-links.ts'
import { readKnownRefs } from './foreign/known-refs.ts'
import { namesOfCategory, readPath } from './foreign/new-categories.ts'
import { refuseOthers } from './foreign/other-shops.ts'
import { openForeign } from './foreign/read-foreign.ts'
import { settle } from './foreign/settle.ts'
import { openRests } from './hold.ts'
import { readKnownNames } from './known-names.ts'
import { type ImportPlan, planChanges } from './own-changes.ts'
import { planAll } from './plan-all.ts'
import { readChanges } from './plan-row.ts'
import { openProblems, type ProblemList } from './problems.ts'
import { type ProductInFile, readProduct } from './records-of-product.ts'
import { linesOf } from './shelf-changes.ts'
import { settleTexts } from './text-pictures.ts'
import type { ImportKind, Meaning } from '#contract/office/import-rules'
import type { Trouble } from '#contract/office/imports-shapes'
import { mostPairs } from '#contract/office/rules'

/** The rows of one product are judged at once: further ones are not read. */
export const mostRowsOfOne = 1000
export const mostLettersOfOne = 4_000_000

/** `of_key`: the number of rows of its product, also of those that are not read. */
export type ImportRow = { line: number; key: string; cells: string[]; of_key: number }
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
  is_split: boolean
}

/** Compares the rows with the shop, each product as a whole. */
export async function judgeProducts(
  prisma: PrismaClient,
  rows: readonly ImportRow[],
  setup: FileSetup,
): Promise<Verdict[]> {
  const { options } = setup
  const groups = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const group = groups.get(row.key)
    if (group) group.push(row)
    else groups.set(row.key, [row])
  }
  const rest = openRests()
  const readGroup = readSome(openReading(setup), setup.names.length)
  const read: Reading[] = []
  for (const group of groups.values()) {
    read.push(...readGroup(group))
    await rest()
  }
  const refs = await readKnownRefs(
    prisma,
    read.map((each) => each.inFile),
  )
  const found = await findProducts(
    prisma,
    read.map((each) => each.inFile),
    refs,
  )
  const readings = read.map((each) => ({ ...each, current: found.of(each.inFile) }))
  await refuseOthers(prisma, readings, refs)
  await giveFreeLinks(prisma, readings)
  await settleTexts(prisma, readings, options)
  for (const { inFile: each, problems } of read) {
    settle(each, found.of(each), { refs, options }, problems)
  }
  const names = await readKnownNames(
    prisma,
    namesOf(
      read.map((each) => each.inFile),
      found,
    ),
  )
  const judging = read.map(({ inFile, problems }) => {
    const current = found.of(inFile)
    const plan = planChanges(inFile, current, names, problems, options)
    return { inFile, problems, current, plan, changes: readChanges(plan, problems) }
  })
  await planAll(prisma, judging)
  return judging.map(({ inFile, problems, current, plan }) => {
    const title = inFile.fields.get('title')?.text ?? current?.title ?? inFile.foreign?.name ?? ''
    const isChanged = Object.keys(plan.changes).length + plan.counts.length > 0
    const good = !current ? 'new' : isChanged ? 'changed' : 'same'
    const isBare = !plan.changes.images && plan.pictures.every(({ in_text }) => in_text)
    if (!current && isBare && !problems.isWrong()) {
      problems.warn(plan.names?.images ?? 'images', '', 'It has no picture')
    }
    if (!current && found.hasTitle(title)) {
      problems.warn('title', title, 'A product of this name is there')
    }
    if (current && found.isDoubtful(inFile)) {
      const message = `By its link or its code this is ${current.title} here, please confirm it`
      problems.ask(plan.names?.title ?? 'title', title, message)
    }
    const isAsked = problems.isAsking() && !options.take_doubtful
    return {
      line: inFile.line,
      kind: problems.isWrong() ? 'wrong' : isAsked ? 'doubtful' : good,
      title: cutText(title, 200),
      plan,
      troubles: problems.troubles,
      warned: problems.troubles.some(({ warning }) => warning),
      product_id: current?.id ?? null,
      product_version: current?.v ?? null,
      is_split: inFile.foreign?.isSplit === true && inFile.foreign.isFirst,
      has_choices: inFile.choices.some(({ color, size }) => color || size),
    }
  })
}

const tooManyCells =
  'This row has more cells than there are columns; put a text with a comma in quotes'

const tooLongRows = `The rows of one product have more than ${mostLettersOfOne} letters`

type Reading = { inFile: ProductInFile; problems: ProblemList }

/** A product with more or longer rows than any can have is refused. */
const readSome =
  (read: (group: ImportRow[]) => Reading[], columns: number) => (group: ImportRow[]) => {
    const readings = read(group)
    for (const { line, cells } of group) {
      const more = cells.slice(columns).filter((cell) => cell.trim() !== '')
      if (more.length === 0) continue
      for (const { problems } of readings) problems.add('', more.join(', '), tooManyCells, line)
    }
    const rows = group[0]?.of_key ?? 0
    if (rows === group.length) return readings
    const message =
      rows > mostRowsOfOne ? `At most ${mostPairs} pairs of colour and size` : tooLongRows
    for (const { problems } of readings) problems.add('', '', message)
    return readings
  }

function openReading({ kind, names, meanings, attributes, options }: FileSetup) {
  if (kind === 'own') {
    return (group: ImportRow[]) => {
      const problems = openProblems()
      return [{ problems, inFile: readProduct(group, meanings.map(asOwnColumn), problems) }]
    }
  }
  const header = { names, meanings }
  return openForeign({ kind, header, attributes: meaningsOf(attributes), options })
}

const asOwnColumn = (meaning: Meaning | null) => (isOwnColumn(meaning) ? meaning : null)

function namesOf(all: readonly ProductInFile[], found: Found): string[] {
  return all.flatMap((inFile) => {
    const current = found.of(inFile)
    return [
      ...linesOf(inFile.fields.get('categories')?.text ?? '').flatMap((path) => [
        path,
        ...namesOfCategory(readPath(path)),
      ]),
      ...linesOf(inFile.fields.get('tags')?.text ?? ''),
      ...inFile.choices.flatMap(({ color, size }) => [color?.text ?? '', size?.text ?? '']),
      ...(current?.tags ?? []).map(({ tag }) => tag),
      ...(current?.colors ?? []).map(({ color }) => color),
      ...(current?.sizes ?? []).map(({ size }) => size),
    ]
  })
}
