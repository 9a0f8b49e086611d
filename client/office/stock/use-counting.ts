import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { getOfficeProduct } from '#contract/office/products'
import type { RowResult } from '#contract/office/stock'
import { ApiError } from '../../api/api-error'
import { wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { ProofRefused } from '../api/proof'
import { sentenceOf } from '../api/send'
import { useWhole } from '../record/whole'
import { sayRefusal } from '../text/say-refusal'
import { changeOf, type Mode, type Planned } from './planned'
import { useSendCounts } from './send-counts'
import type { TypedCounts } from './use-typed-counts'
import { refreshCounts, useOfferUndo, withItems } from './use-undo-counts'
import { countWords } from './words'

/**
 * Sends counts and moves of a product's choices, one call after another. They show as saved at
 * once; a refused choice gets its old count back, with the typed number and the reason.
 */
export function useCounting(product: OfficeProduct, typed: TypedCounts) {
  const queryClient = useQueryClient()
  const calls = useSendCounts()
  const offerUndo = useOfferUndo(inTurn)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState('')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { change, ahead } = useWhole(getOfficeProduct, { id: product.id })

  /** Resolves with whether all succeeded. */
  function save(planned: readonly Planned[], mode: Mode, note = ''): Promise<boolean> {
    if (planned.length === 0) return Promise.resolve(true)
    const words = typed.take(planned, mode)
    setProblem('')
    const shown = planned.map(({ item, after }) => ({
      ...item,
      ...(mode === 'low' ? { low_at: after } : { count: after ?? 0 }),
    }))
    ahead(withItems(shown))
    return inTurn(async () => {
      const refused = await tried(() => calls.send(planned, mode, note))
      if (!refused) {
        change(withItems(planned.map(({ item }) => item)))
        typed.giveBack(words, mode, null)
        return false
      }
      const sentences = new Map(
        refused.flatMap(({ ok, item, message, stock_item_id: id }) =>
          ok ? [] : [[id, { item, sentence: sayRefusal(message) }] as const],
        ),
      )
      typed.giveBack(words, mode, sentences)
      const [first] = sentences.values()
      if (first && !isShown.current) toast.error(first.sentence)
      offer(
        planned.filter(({ item }) => !sentences.has(item.id)),
        mode,
      )
      return sentences.size === 0
    })
  }

  /** A toast once the form is closed. */
  function tellHere(sentence: string) {
    if (isShown.current) setProblem(sentence)
    else toast.error(sentence)
  }

  function offer(planned: readonly Planned[], mode: Mode) {
    const done = planned.map((one) => ({
      item: one.item,
      change: changeOf(one),
      lowAt: one.item.low_at,
    }))
    if (done.length === 0) return
    const pieces = done.reduce((sum, { change }) => sum + Math.abs(change), 0)
    const said = wordsNow(countWords).done[mode](product.title, pieces)
    offerUndo(said, { productId: product.id, mode, done })
  }

  /** Null if the whole call failed, which is shown. */
  async function tried(send: () => Promise<RowResult[]>) {
    try {
      const results = await send()
      change(withItems(results.flatMap(({ item }) => item ?? [])))
      return results
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(error instanceof ProofRefused)) tellHere(sentenceOf(error))
      return null
    }
  }

  /** Reads between two calls would show counts from before the second. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    waiting.current += 1
    setIsPending(true)
    const turn = running.current.then(act).finally(() => {
      waiting.current -= 1
      if (waiting.current > 0) return
      setIsPending(false)
      refreshCounts(queryClient)
    })
    running.current = turn.catch(() => {})
    return turn
  }

  return { save, problem, isPending }
}
