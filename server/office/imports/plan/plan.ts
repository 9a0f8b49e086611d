import type { ImportKind, ImportOptions } from '#contract/office/import-rules'
import type { Problem } from '#contract/office/imports'
import { isNameOfSum } from '../../csv/stand-ins.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'
import type { Prices } from '../../products/save/plan-price.ts'
import { cellOf, type OwnRow } from '../read/own-row.ts'
import { cutText } from '../read/problems.ts'
import { readMoney } from '../read/read-numbers.ts'
import { isTextOf } from '../read/spoilt-cells.ts'
import { type Changes, type Collecting, collect } from './changes.ts'
import { checkByForm, readChanges } from './plan-by-form.ts'
import { planChoices } from './plan-choices.ts'
import { planFields } from './plan-fields.ts'
import { planPhotos, planTextPictures } from './plan-pictures.ts'
import type { ShopNow } from './shop-now.ts'

/** What the check stores of a row: its changes, and what a person has to know of them. */
export type Planned = {
  line: number
  kind: ImportKind
  title: string
  plan: Changes
  troubles: Problem[]
  warned: boolean
  productId: number | null
  productVersion: number | null
}

/** Compares an own row with the shop. Fields that the file lacks stay. */
export function plan(given: OwnRow, shop: ShopNow, options: ImportOptions): Planned {
  const into = collect(given, shop, options)
  const { row, current, problems, label } = into
  for (const spoilt of row.spoilt) {
    const { name, raw, message, line } = spoilt
    if (!current || !isTextOf(current, spoilt)) problems.add(name, raw, message, line)
  }
  refuseOther(into)
  if (!current) completeNew(given, into)
  planTextPictures(into)
  if (!current && row.other?.refusedAsNew) {
    const { column, value, message } = row.other.refusedAsNew
    problems.add(column, value, message)
  }
  judgeSum(into)
  planFields(into)
  planPhotos(into)
  const cells = planChoices(into)
  if (row.other) into.plan.refs = refsOf(row)
  const form = readChanges(into.plan, current, problems, cells)
  if (form) judgePrices(into, checkByForm(form, shop))
  const { changes, counts, pictures } = into.plan
  const title = row.fields.get('title')?.text ?? current?.title ?? row.other?.name ?? ''
  const isBare = !changes.images && pictures.every(({ in_text: isInText }) => isInText)
  if (!current && isBare && !problems.isWrong()) {
    problems.warn(label('images'), '', 'It has no picture')
  }
  if (!current && shop.hasTitle(title)) {
    problems.warn('title', title, 'A product of this name is there')
  }
  if (current && isOfOtherTitle(given, current, shop)) {
    const message = `By its link or its code this is ${current.title} here, please confirm it`
    problems.ask(label('title'), title, message)
  }
  const isChanged = Object.keys(changes).length + counts.length > 0
  const good = !current ? 'new' : isChanged ? 'changed' : 'same'
  const isDoubtful = problems.isAsking() && !options.take_doubtful
  return {
    line: row.line,
    kind: problems.isWrong() ? 'wrong' : isDoubtful ? 'doubtful' : good,
    title: cutText(title, 200),
    plan: into.plan,
    troubles: problems.troubles,
    warned: problems.troubles.some(({ warning }) => warning),
    productId: current?.id ?? null,
    productVersion: current?.v ?? null,
  }
}

/**
 * The last line of a list is no product; one with words or pictures of its own may be. A product
 * that the shop calls so stays.
 */
function judgeSum({ row, changed, problems, label }: Collecting) {
  const title = changed('title')
  if (!title || title.raw.trim().startsWith("'") || !isNameOfSum(title.text)) return
  const isLikeOthers = (['description', 'images', 'own_code'] as const).some((column) =>
    row.fields.has(column),
  )
  const name = label('title')
  if (isLikeOthers)
    problems.ask(name, title.raw, 'This looks like the sum of a list, please confirm it')
  else
    problems.add(
      name,
      title.raw,
      "This looks like the sum of a list; remove the row, or put ' before the name if it is meant",
    )
}

/** A product of another shop keeps its link there, with `-2` if the link is taken here. */
function completeNew(given: OwnRow, { row, shop, options, problems, label }: Collecting) {
  const link = row.fields.get('slug')?.text ?? ''
  const free = shop.freeLink(given) ?? link
  if (free !== link) {
    row.fields.set('slug', cellOf('slug', row.line, free))
    problems.warn(label('slug'), link, `This link is taken here, the product gets ${free}`)
  }
  if (options.new_off) row.fields.set('state', cellOf('state', row.line, 'off'))
}

/**
 * Each shop counts its products from 1: a known number means a product of another shop if name,
 * code, link and pictures all differ.
 */
function refuseOther({ row, current, shop, problems }: Collecting) {
  const known = shop.firstRef(row)
  if (!current || known?.productId !== current.id || isSame(row, current, known.title)) return
  const urls = (row.fields.get('images')?.text ?? '').split('\n')
  if (urls.some((url) => shop.isPictureOf(current, url))) return
  problems.add(
    row.labels.id ?? '',
    known.ref,
    `This is the number of ${current.title} here; give both one name, or change the number`,
  )
}

function isSame({ fields, other }: OwnRow, current: WholeProduct, was: string): boolean {
  const names = [fields.get('title')?.text, other?.name].filter((name) => name)
  const says = (column: 'own_code' | 'slug', now: string | null) =>
    now !== null && fold(fields.get(column)?.text) === fold(now)
  return (
    names.length === 0 ||
    names.some((name) => [was, current.title].map(fold).includes(fold(name))) ||
    says('own_code', current.own_code) ||
    says('slug', current.slug)
  )
}

/** Whether it was found by its link or its code alone, under another name. */
function isOfOtherTitle(row: OwnRow, current: WholeProduct, shop: ShopNow): boolean {
  const title = row.fields.get('title')?.text.trim()
  if (!row.other || !title || shop.find(row).isKnown) return false
  return fold(title) !== fold(current.title)
}

const fold = (text = '') => text.trim().toLowerCase()

/** The names in the other shop, which a later file of it is found by. */
function refsOf({ other, choices }: OwnRow): NonNullable<Changes['refs']> {
  return [
    ...(other?.ref ? [{ ref: other.ref }] : []),
    ...choices.flatMap(({ refs = [], color, size }) =>
      refs.map((ref) => ({ ref, color: color?.text, size: size?.text })),
    ),
  ]
}

/**
 * Shows every price that the file changes, also through another column, and asks where a price is
 * more likely misread than meant.
 */
function judgePrices({ row, current, problems, plan, label }: Collecting, prices: Prices) {
  const { values } = plan
  for (const column of current ? (['price', 'old_price', 'discount'] as const) : []) {
    const [was = '', will = ''] = [current?.[column], prices[column]].map((n) => String(n ?? ''))
    if (was !== will) values[column] = { was, will }
    else delete values[column]
  }
  if (!current && !values.price) values.price = { was: '', will: String(prices.price) }
  const { price } = prices
  const cell = row.fields.get('price')
  const inCell = cell && readMoney(cell.text)?.taka
  const ask = (message: string) => problems.ask(label('price'), cell?.raw ?? '', message)
  if (price !== current?.price && price === 0) ask('The price is 0, please confirm it')
  else if (current && price * 10 < current.price) {
    ask(`The price falls from ${current.price} to ${price}, please confirm it`)
  } else if (inCell != null && price !== current?.price && Math.abs(inCell - price) > 1) {
    ask(`The file says ${inCell}, its discount makes it ${price}; please confirm it`)
  }
}
