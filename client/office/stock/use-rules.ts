import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import {
  getOfficeProduct,
  getProductCounts,
  getProducts,
  saveProduct,
} from '#contract/office/products'
import { ApiError } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { sayRefusal } from '../text/say-refusal'
import { newPairs, type Pair } from './pairs'
import { countWords } from './words'

type Rule = { counted: boolean } | { choice_goes_with_order: boolean }
/** A rule that needs first counts. `question`: to be confirmed before. */
export type Beginning = { rule: Rule; pairs: readonly Pair[]; question: string | null }

/** The rules of counting a product, each written at once. */
export function useRules(product: OfficeProduct) {
  const queryClient = useQueryClient()
  const [beginning, setBeginning] = useState<Beginning | null>(null)
  const [problem, setProblem] = useState('')
  const save = useSend(saveProduct, {
    inForm: true,
    refreshes: [getProducts, getProductCounts, getOfficeProduct],
  })

  function change(rule: Rule) {
    setProblem('')
    const pairs = newPairs({ ...namesOf(product), ...rule }, product)
    if (pairs.length > 0) setBeginning({ rule, pairs, question: null })
    else void send(rule)
  }

  /** A single count is required; of several an empty one is left out. */
  function begin(counts: Readonly<Record<string, string>>) {
    if (!beginning) return
    const { rule, pairs, question } = beginning
    const none = pairs.length > 1 ? 0 : null
    const items = pairs.map(({ key, color, size }) => ({
      color: color?.ref ?? null,
      size: size?.ref ?? null,
      count: counts[key]?.trim() || none,
    }))
    void send({ ...rule, items }, question !== null)
  }

  async function send(changes: ProductChanges, confirmed = false) {
    if (save.isPending) return
    setProblem('')
    try {
      await save.mutateAsync({ id: product.id, v: product.v, changes, confirmed })
      setBeginning(null)
      toast.success(wordsNow(countWords).rules.saved)
    } catch (error) {
      if (error instanceof ProofRefused) return
      if (!(error instanceof ApiError)) throw error
      report(error)
    }
  }

  function report(error: ApiError) {
    const [[first = ''] = []] = Object.values(error.errors)
    const sentence = first ? sayRefusal(first) : sentenceOf(error)
    if (Object(error.body).confirm) {
      setBeginning((now) => now && { ...now, question: sentence })
      return
    }
    setProblem(sentence)
    if (error.status === 409) queryClient.invalidateQueries({ queryKey: keyOf(getOfficeProduct) })
  }

  function forget() {
    setProblem('')
    setBeginning(null)
  }
  return { change, begin, beginning, forget, problem, isPending: save.isPending }
}

function namesOf({ counted, choice_goes_with_order, colors, sizes }: OfficeProduct) {
  const there = <T extends { id: number; removed: boolean }>(
    list: T[],
    nameOf: (row: T) => string,
  ) => list.flatMap((row) => (row.removed ? [] : { ref: row.id, name: nameOf(row) }))
  return {
    counted,
    choice_goes_with_order,
    colors: there(colors, ({ color }) => color),
    sizes: there(sizes, ({ size }) => size),
  }
}
