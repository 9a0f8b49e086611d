import { catalogueName } from '#contract/office/wire'
import { cleanSlug } from '../../products/slug.ts'
import { linesOf } from '../read/own-row.ts'
import { canBeTwoNumbers, readCount, readMoney, twoNumbers } from '../read/read-numbers.ts'
import type { Collecting } from './changes.ts'
import { findCategory, readPath } from './known-names.ts'

/** Changes of the product's own columns, texts, categories and tags. */
export function planFields(into: Collecting): void {
  const { changed, note, problems } = into
  const { changes } = into.plan

  for (const column of ['title', 'slug'] as const) {
    const cell = changed(column)
    if (!cell || (column === 'slug' && cleanSlug(cell.text) === cell.was)) continue
    changes[column] = cell.isCleared ? '' : cell.text
    note(column, cell.was, cell.text)
  }
  for (const column of ['price', 'old_price', 'discount', 'minimum_order'] as const) {
    const cell = changed(column)
    if (!cell) continue
    const isNone = cell.isCleared && (column === 'old_price' || column === 'discount')
    const value = isNone ? null : readNumber(cell.text, column, into)
    const written = value === null ? '' : String(value)
    if (value !== null && written === cell.was) continue
    Object.assign(changes, { [column]: isNone ? null : (value ?? cell.text) })
    note(column, cell.was, isNone ? '' : written || cell.text)
  }
  const code = changed('own_code')
  if (code) {
    changes.own_code = code.isCleared ? null : code.text
    note('own_code', code.was, changes.own_code ?? '')
  }
  const state = changed('state')
  if (state) {
    const isOff = { off: true, live: false }[state.text.trim().toLowerCase()]
    if (isOff === undefined) problems.add('state', state.text, 'Write live or off')
    else if ((isOff ? 'off' : 'live') !== (state.was || 'live')) {
      changes.archived = isOff
      note('state', state.was, isOff ? 'off' : 'live')
    }
  }
  for (const [column, field] of [
    ['counted', 'counted'],
    ['choice', 'choice_goes_with_order'],
    ['in_stock', 'in_stock'],
  ] as const) {
    const cell = changed(column)
    if (!cell) continue
    const value = readYes(cell.text)
    const will = value ? 'yes' : 'no'
    if (value === null) problems.add(column, cell.text, 'Write yes or no')
    else if (will !== cell.was) {
      changes[field] = value
      note(column, cell.was, will)
    }
  }
  for (const column of ['description', 'order_policy'] as const) {
    const cell = changed(column)
    if (!cell) continue
    changes[column] = cell.isCleared ? '' : cell.text
    note(column, cell.was, cell.isCleared ? '' : cell.text)
  }
  planCategories(into)
  planTags(into)
}

type OfNumber = 'price' | 'old_price' | 'discount' | 'minimum_order'

/** Null for a text that is no number: the form's rule refuses it. */
function readNumber(text: string, column: OfNumber, { label, problems }: Collecting) {
  if (canBeTwoNumbers(text) && readMoney(text) === null) {
    problems.add(label(column), text, twoNumbers)
  }
  if (column === 'discount') return readCount(text.normalize('NFKC').trim().replace(/[%٪]$/, ''))
  if (column === 'minimum_order') return readCount(text)
  const money = readMoney(text)
  if (money?.isRounded) problems.warn(label(column), text, `${text.trim()} was rounded`)
  return money?.taka ?? null
}

function readYes(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (['yes', 'true', '1', 'হ্যাঁ'].includes(word)) return true
  return ['no', 'false', '0', 'না'].includes(word) ? false : null
}

const noCategory = 'The shop has no such category; let the file make it, or add it first'

/**
 * A file of another program adds categories and tags; the own one replaces them, so that the file
 * of former states restores.
 */
function planCategories({ row, current, shop, options, problems, plan, ...into }: Collecting) {
  const cell = into.changed('categories')
  if (!cell) return
  const ids: number[] = []
  const missing: NonNullable<typeof plan.new_categories> = []
  for (const path of cell.isCleared ? [] : linesOf(cell.text)) {
    const each = readPath(path)
    const id = row.other ? findCategory(shop.names, each) : shop.names.category(path)
    if (id !== undefined) {
      ids.push(id)
      continue
    }
    const refused = [each.menu, each.category]
      .flatMap((name) => catalogueName().safeParse(name).error?.issues ?? [])
      .at(0)?.message
    if (!refused) missing.push(each)
    const message = refused ?? (options.make_categories ? undefined : noCategory)
    if (message) problems.add(into.label('categories'), path, message)
  }
  const before = (current?.categories ?? []).map(({ id }) => id)
  const add = ids.filter((id) => !before.includes(id))
  const remove = row.other ? [] : before.filter((id) => !ids.includes(id))
  if (add.length + remove.length + missing.length === 0) return
  plan.changes.categories = { add, remove }
  if (missing.length > 0) plan.new_categories = missing
  into.note('categories', cell.was, cell.isCleared ? '' : cell.text)
}

/** A new name makes the tag. */
function planTags({ row, current, shop: { names }, plan, ...into }: Collecting) {
  const cell = into.changed('tags')
  if (!cell) return
  const wanted = cell.isCleared ? [] : linesOf(cell.text)
  const norms = wanted.map(names.norm)
  const had = current?.tags ?? []
  const hadNorms = had.map(({ tag }) => names.norm(tag))
  const add = wanted
    .filter((name) => !hadNorms.includes(names.norm(name)))
    .map((name) => names.tag(name) ?? name)
  const gone = row.other ? [] : had.filter(({ tag }) => !norms.includes(names.norm(tag)))
  if (add.length + gone.length === 0) return
  plan.changes.tags = { add, remove: gone.map(({ id }) => id) }
  into.note('tags', cell.was, cell.isCleared ? '' : cell.text)
}
