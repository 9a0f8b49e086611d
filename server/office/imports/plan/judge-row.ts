import { isNameOfSum } from '../../csv/stand-ins.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'
import type { OwnRow } from '../read/own-row.ts'
import { isTextOf } from '../read/spoilt-cells.ts'
import { changedCell, labelOf, type Planning } from './planning.ts'

/** A cell whose content is no value, unless the shop has it. */
export function refuseSpoilt({ row, current, problems }: Planning): undefined {
  for (const spoilt of row.spoilt) {
    const { name, raw, message, line } = spoilt
    if (!current || !isTextOf(current, spoilt)) problems.add(name, raw, message, line)
  }
}

/**
 * Each shop counts its products from 1: a known number means a product of another shop if name,
 * code, link and pictures all differ.
 */
export function refuseOther({ row, current, shop, problems }: Planning): undefined {
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

export function refuseAsNew({ row, current, problems }: Planning): undefined {
  if (current || !row.other?.refusedAsNew) return
  const { column, value, message } = row.other.refusedAsNew
  problems.add(column, value, message)
}

/**
 * The last line of a list is no product; one with words or pictures of its own may be. A product
 * that the shop calls so stays.
 */
export function refuseSum(at: Planning): undefined {
  const title = changedCell(at, 'title')
  if (!title || title.raw.trim().startsWith("'") || !isNameOfSum(title.text)) return
  const isLikeOthers = (['description', 'images', 'own_code'] as const).some((column) =>
    at.row.fields.has(column),
  )
  const name = labelOf(at, 'title')
  if (isLikeOthers)
    at.problems.ask(name, title.raw, 'This looks like the sum of a list, please confirm it')
  else
    at.problems.add(
      name,
      title.raw,
      "This looks like the sum of a list; remove the row, or put ' before the name if it is meant",
    )
}

export function warnWithoutPicture(at: Planning): undefined {
  const { changes, pictures } = at.plan
  const isBare = !changes.images && pictures.every(({ in_text: isInText }) => isInText)
  if (at.current || !isBare || at.problems.isWrong()) return
  at.problems.warn(labelOf(at, 'images'), '', 'It has no picture')
}

export function warnSameTitle(at: Planning): undefined {
  const title = titleOf(at)
  if (at.current || !at.shop.hasTitle(title)) return
  at.problems.warn('title', title, 'A product of this name is there')
}

/** One that was found by its link or its code alone, under another name. */
export function askWhichProduct(at: Planning): undefined {
  const { given, current, shop, problems } = at
  const title = given.fields.get('title')?.text.trim()
  if (!current || !given.other || !title || shop.find(given).isKnown) return
  if (fold(title) === fold(current.title)) return
  const message = `By its link or its code this is ${current.title} here, please confirm it`
  problems.ask(labelOf(at, 'title'), titleOf(at), message)
}

export const titleOf = ({ row, current }: Planning) =>
  row.fields.get('title')?.text ?? current?.title ?? row.other?.name ?? ''

const fold = (text = '') => text.trim().toLowerCase()
