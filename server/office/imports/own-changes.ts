import { ownRowsOf } from '../csv/own-rows.ts'
import type { WholeProduct } from '../products/read-whole-products.ts'
import { cleanSlug } from '../products/slug.ts'
import { type Counts, choiceChanges, type Values } from './choice-changes.ts'
import { cutText } from './cut-text.ts'
import type { NewCategory } from './foreign/new-categories.ts'
import { refsOf } from './foreign/settle.ts'
import type { KnownNames } from './known-names.ts'
import { faultOfLink, foreignOf, type PlannedPicture, photoChanges } from './photo-changes.ts'
import type { ProblemList } from './problems.ts'
import { canBeTwoNumbers, readCount, readMoney, twoNumbers } from './read-numbers.ts'
import type { ProductInFile } from './records-of-product.ts'
import { categoryChanges, tagChanges } from './shelf-changes.ts'
import { textPicturesOf } from './text-pictures.ts'
import type { OwnColumn } from '#contract/office/csv-columns'
import type { FileKind, ImportOptions } from '#contract/office/import-rules'
import type { ProductChanges } from '#contract/office/product-changes'

/** The changes of a file to one product; stored with its row until they are applied. */
export type ImportPlan = {
  changes: ProductChanges
  counts: Counts
  values: Values
  pictures: PlannedPicture[]
  /** The description, without its pictures so far. */
  text?: string
  new_categories?: NewCategory[]
  /** For a file of another program: its names of the columns, of the product and of its choices. */
  names?: Partial<Record<OwnColumn, string>>
  source?: FileKind
  refs?: ReturnType<typeof refsOf>
}

/** Compares the file's values with the product. Fields that the file lacks stay. */
export function planChanges(
  inFile: ProductInFile,
  current: WholeProduct | null,
  names: KnownNames,
  problems: ProblemList,
  options: ImportOptions,
): ImportPlan {
  const had = current ? ownRowsOf(current)[0] : undefined
  const changes: ProductChanges = {}
  const values: Values = {}
  const newCategories: NewCategory[] = []
  const { foreign } = inFile

  /** The cell of a column that differs from the product. */
  const changed = (column: OwnColumn) => {
    const cell = inFile.fields.get(column)
    const was = (had?.[column] ?? '').replaceAll('\r\n', '\n')
    const isSame = cell?.isCleared ? was === '' : cell?.text === was
    return cell && !isSame ? { ...cell, was } : undefined
  }
  const note = (column: OwnColumn, was: string, will: string) => {
    values[column] = { was: cutText(was, 2000), will: cutText(will, 2000) }
  }
  const takeText = (column: 'title' | 'slug') => {
    const cell = changed(column)
    if (!cell || (column === 'slug' && cleanSlug(cell.text) === cell.was)) return
    changes[column] = cell.isCleared ? '' : cell.text
    note(column, cell.was, cell.text)
  }
  const takeHtml = (column: 'description' | 'order_policy') => {
    const cell = changed(column)
    if (!cell) return
    changes[column] = cell.isCleared ? '' : cell.text
    note(column, cell.was, cell.isCleared ? '' : cell.text)
  }
  const takeNumber = (
    column: 'price' | 'old_price' | 'discount' | 'minimum_order',
    mayClear: boolean,
  ) => {
    const cell = changed(column)
    if (!cell) return
    const isNone = cell.isCleared && mayClear
    const named = foreign?.names[column] ?? column
    const value = isNone ? null : readNumber(cell.text, column, { named, problems })
    const written = value === null ? '' : String(value)
    if (value !== null && written === cell.was) return
    Object.assign(changes, { [column]: isNone ? null : (value ?? cell.text) })
    note(column, cell.was, isNone ? '' : written || cell.text)
  }
  const takeSwitch = (
    column: 'counted' | 'choice' | 'in_stock',
    field: 'counted' | 'choice_goes_with_order' | 'in_stock',
  ) => {
    const cell = changed(column)
    if (!cell) return
    const value = readYes(cell.text)
    if (value === null) return problems.add(column, cell.text, 'Write yes or no')
    const will = value ? 'yes' : 'no'
    if (will === cell.was) return
    changes[field] = value
    note(column, cell.was, will)
  }

  takeText('title')
  takeText('slug')
  takeNumber('price', false)
  takeNumber('old_price', true)
  takeNumber('discount', true)
  takeNumber('minimum_order', false)
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
  takeSwitch('counted', 'counted')
  takeSwitch('choice', 'choice_goes_with_order')
  takeSwitch('in_stock', 'in_stock')
  takeHtml('description')
  takeHtml('order_policy')
  const categories = changed('categories')
  const shelved = categories && categoryChanges(inFile, current, { names, options }, problems)
  if (categories && shelved) {
    changes.categories = shelved.change
    newCategories.push(...shelved.missing)
    note('categories', categories.was, categories.isCleared ? '' : categories.text)
  }
  const tags = changed('tags')
  const tagged = tags && tagChanges(inFile, current, names)
  if (tags && tagged) {
    changes.tags = tagged
    note('tags', tags.was, tags.isCleared ? '' : tags.text)
  }
  const images = changed('images')
  const alts = changed('image_alts')
  const photos = photoChanges(current, { images, alts })
  const others = foreignOf(photos)
  const imagesName = foreign?.names.images ?? 'images'
  for (const { url } of others) {
    const fault = options.fetch_pictures
      ? faultOfLink(url)
      : 'Pictures of other sites are not fetched'
    if (fault) problems.warn(imagesName, url, fault)
  }
  if (photos.change) {
    changes.images = photos.change
    for (const cell of [images, alts]) {
      if (cell) note(cell.column, cell.was, cell.isCleared ? '' : cell.text)
    }
  }
  const counts = choiceChanges(inFile.choices, current, { changes, names, values, problems })
  return {
    ...{ changes, counts, values, pictures: [...photos.pictures, ...textPicturesOf(inFile)] },
    ...(inFile.text && { text: inFile.text.html }),
    ...(newCategories.length > 0 && { new_categories: newCategories }),
    ...(foreign && { names: foreign.names, source: foreign.source, refs: refsOf(inFile) }),
  }
}

/** Null for a text that is no number: the form's rule refuses it. */
function readNumber(
  text: string,
  column: OwnColumn,
  { named, problems }: { named: string; problems: ProblemList },
): number | null {
  if (canBeTwoNumbers(text) && readMoney(text) === null) problems.add(named, text, twoNumbers)
  if (column === 'discount') return readCount(text.normalize('NFKC').replace(/\s*[%٪]\s*$/, ''))
  if (column === 'minimum_order') return readCount(text)
  const money = readMoney(text)
  if (money?.isRounded) problems.warn(named, text, `${text.trim()} was rounded`)
  return money?.taka ?? null
}

function readYes(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (['yes', 'true', '1', 'হ্যাঁ'].includes(word)) return true
  return ['no', 'false', '0', 'না'].includes(word) ? false : null
}
