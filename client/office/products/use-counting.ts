import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { keyOf, read } from '../../api/read'
import { toast } from '../../ui/toast'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { countTextNow } from '../text/counting'
import { productTextNow } from '../text/products'
import { sayRefusal } from '../text/say-refusal'
import { offerUndo } from '../ui/undo'
import type { CountWhy, Planned } from './planned'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { getOfficeProduct, getProductCounts, getProducts } from '#contract/office/products'
import { mostPieces } from '#contract/office/rules'
import { changeStock, countStock } from '#contract/office/stock'
import type { StockItem } from '#contract/office/stock-shapes'

/** Sends counts and moves of a product's choices; a refusal stands at its choice. */
export function useCounting(product: OfficeProduct) {
  const queryClient = useQueryClient()
  const change = useSend(changeStock, { inForm: true })
  const count = useSend(countStock, { inForm: true })
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const [trouble, setTrouble] = useState('')
  const [isPending, setIsPending] = useState(false)

  /** Resolves with the choices that were not changed. */
  async function send(planned: readonly Planned[], why: CountWhy): Promise<ReadonlySet<number>> {
    const refused = new Map<number, string>()
    const left = new Set(planned.map(({ item }) => item.id))
    const done = new Map<number, number>()
    setTrouble('')
    setIsPending(true)
    try {
      if (why === 'count') {
        const counts = planned.map(({ item, after }) => {
          return { stock_item_id: item.id, seen: item.count, count: after }
        })
        const { results } = await count.mutateAsync({ counts })
        for (const { stock_item_id, ok, message, item } of results) {
          const one = planned.find((each) => each.item.id === stock_item_id)
          if (item) keepItem(item)
          if (!ok) refused.set(stock_item_id, sayRefusal(message))
          else if (one) done.set(stock_item_id, one.change)
        }
      } else {
        for (const one of planned) await changeOne(one, why, done, refused)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(error instanceof ProofRefused)) setTrouble(sentenceOf(error))
    } finally {
      setIsPending(false)
    }
    for (const id of done.keys()) left.delete(id)
    setRefusals(refused)
    refresh()
    if (done.size > 0) {
      const pieces = [...done.values()].reduce((sum, by) => sum + Math.abs(by), 0)
      offerUndo(countTextNow().done[why](product.title, pieces), () => takeBack(done))
    }
    return left
  }

  /** A refusal of one choice leaves the others to be sent; without a connection none is. */
  async function changeOne(
    { item, change: by }: Planned,
    why: 'arrived' | 'damaged',
    done: Map<number, number>,
    refused: Map<number, string>,
  ) {
    try {
      const answer = await change.mutateAsync({ stock_item_id: item.id, change: by, why })
      keepItem(answer.item)
      done.set(item.id, by)
    } catch (error) {
      if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) throw error
      refused.set(item.id, sentenceOf(error))
    }
  }

  /** From the present counts, so that pieces that were sold meanwhile stay sold. */
  async function takeBack(done: ReadonlyMap<number, number>) {
    const text = productTextNow()
    try {
      const { product: now } = await call(getOfficeProduct, { id: product.id })
      const counts = now.items.flatMap(({ id, count: seen }) => {
        const by = done.get(id)
        if (by === undefined) return []
        return [{ stock_item_id: id, seen, count: Math.min(mostPieces, Math.max(0, seen - by)) }]
      })
      const { results } = await count.mutateAsync({ counts })
      const refused = results.find(({ ok }) => !ok)
      if (refused) toast.error(sayRefusal(refused.message))
      else toast.success(text.undone)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(sentenceOf(error))
    }
    refresh()
  }

  function keepItem(item: StockItem) {
    const { queryKey } = read(getOfficeProduct, { id: product.id })
    queryClient.setQueryData(queryKey, (answer) => {
      if (!answer) return answer
      const items = answer.product.items.map((each) => (each.id === item.id ? item : each))
      return { ...answer, product: { ...answer.product, items } }
    })
  }

  function refresh() {
    for (const each of [getProducts, getProductCounts, getOfficeProduct]) {
      queryClient.invalidateQueries({ queryKey: keyOf(each) })
    }
  }

  return { send, refusals, trouble, isPending }
}
