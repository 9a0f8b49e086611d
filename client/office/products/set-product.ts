import { discountOf } from '#contract/office/prices'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { changeProducts, getProductCounts } from '#contract/office/products'
import { ApiError } from '../../api/api-error'
import { formatTaka } from '../../text/format'
import { wordsNow } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { sayRefusal } from '../text/say-refusal'
import { productRows, refusals } from './queries'
import { useOfferUndo } from './undo-products'
import { productsWords } from './words'

/** Fields that can be edited in the list. */
export type RowChange = {
  price?: number
  old_price?: number | null
  in_stock?: boolean
  archived?: boolean
}

/** Acts on one product, one after another: each is sent with the version of the former answer. */
const running = new Map<number, Promise<unknown>>()

/**
 * Changes one row of the list, shown at once; a refusal reverts it, with the reason below it.
 * Resolves with whether it succeeded.
 */
export function useSetProduct() {
  const { find, put, ahead } = productRows.useStore()
  const offerUndo = useOfferUndo()
  const send = useSend(changeProducts, { inForm: true, refreshes: [getProductCounts] })

  return function setProduct(row: ProductRow, change: RowChange): Promise<boolean> {
    refusals.forget(row.id)
    const shown = ahead(row, seenOf(row, change))
    const before = running.get(row.id) ?? Promise.resolve()
    const act = before.then(() => sendOne(row, change, shown))
    running.set(row.id, act)
    return act
  }

  async function sendOne(
    row: ProductRow,
    change: RowChange,
    shown: Promise<() => void>,
  ): Promise<boolean> {
    const { v } = find(row.id) ?? row
    try {
      const answer = await send.mutateAsync({ products: [{ id: row.id, v }], act: actOf(change) })
      const [result] = answer.results
      put([result?.product ?? { ...row, v: result?.v ?? v }])
      if (!result?.ok) {
        refusals.note(row.id, sayRefusal(result?.message ?? ''))
        return false
      }
      const { undo } = answer
      if (undo) offerUndo([undo], saidOf(row, change))
      return true
    } catch (error) {
      const goBack = await shown
      goBack()
      if (!(error instanceof ApiError)) throw error
      if (!(error instanceof ProofRefused)) refusals.note(row.id, sentenceOf(error))
      return false
    }
  }
}

function actOf({ price, old_price, in_stock, archived }: RowChange) {
  if (archived !== undefined) {
    return { act: archived ? ('archive' as const) : ('restore' as const) }
  }
  return {
    act: 'set' as const,
    price,
    ...(old_price === null ? { clear_old_price: true } : { old_price }),
    in_stock,
  }
}

function seenOf(row: ProductRow, { price, old_price, in_stock, archived }: RowChange) {
  const changed: ProductRow = {
    ...row,
    ...(price !== undefined && { price }),
    ...(old_price !== undefined && { old_price }),
    ...(in_stock !== undefined && { stock: in_stock ? 1 : 0 }),
    ...(archived !== undefined && { archived_at: archived ? serverNow().toISOString() : null }),
  }
  return { ...changed, discount: discountOf(changed.price, changed.old_price) }
}

function saidOf({ title, price: was }: ProductRow, change: RowChange): string {
  const { said } = wordsNow(productsWords)
  const { price, old_price, in_stock, archived } = change
  if (archived !== undefined) return archived ? said.archived(title) : said.restored(title)
  if (in_stock !== undefined) return in_stock ? said.inStock(title) : said.soldOut(title)
  if (price !== undefined) return said.price(title, formatTaka(was), formatTaka(price))
  return old_price ? said.oldPrice(title, formatTaka(old_price)) : said.noOldPrice(title)
}
