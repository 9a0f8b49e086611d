import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#contract/endpoint'
import { getDrafts } from '#contract/office/drafts'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import {
  getOfficeProduct,
  getProductCounts,
  getProducts,
  saveProduct,
} from '#contract/office/products'
import { ApiError, isPassing } from '../../../api/api-error'
import { call } from '../../../api/call'
import { keyOf } from '../../../api/read'
import { useWords } from '../../../text/lang'
import { toast } from '../../../ui/overlay/toast'
import { useOnline } from '../../../ui/state/online'
import { ProofRefused } from '../../api/proof'
import { sentenceOf, useSend } from '../../api/send'
import { productWords } from '../../text/product-words'
import { sayRefusal } from '../../text/say-refusal'
import { changesOf, isChanged } from './changes'
import { checkFields, type Errors, errorsOf, isWithoutCounts } from './check'
import { type FieldName, type Fields, isEqual } from './fields'
import { afterPublish, findPublished } from './published'
import { runFor } from './running'
import type { FormState } from './use-form-state'

type Removed = OutputOf<typeof saveProduct>['removed']
type Publishing = {
  onWrong: () => void
  /** The shop's version is not the one that the form began with. */
  onOther: (current: OfficeProduct) => void
  onDone: (product: OfficeProduct, wasNew: boolean) => void
}

/** The refusals of a publish, and the fields that it had. */
type Wrong = { errors: Errors; fields: Fields }
const none: Errors = {}

/** A field that has changed since is no longer called wrong. */
function errorsLeft({ errors, fields }: Wrong, now: Fields): Errors {
  const names = Object.keys(errors) as FieldName[]
  const same = names.filter((name) => isEqual(fields[name], now[name]))
  return Object.fromEntries(same.map((name) => [name, errors[name]]))
}

/** Publishes a form. `asked`: a question to be answered first. */
export function usePublish(state: FormState, { onWrong, onOther, onDone }: Publishing) {
  const text = useWords(productWords)
  const queryClient = useQueryClient()
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [question, setQuestion] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed>([])
  const [busy, setBusy] = useState(false)
  const save = useSend(saveProduct, {
    inForm: true,
    refreshes: [getProducts, getProductCounts, getOfficeProduct, getDrafts],
    keyNow: () => state.now().publishing?.key,
  })
  /** Whether the question is the form's own, before the server's. */
  const isOwnQuestion = useRef(false)
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the connection is back
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (isBack && !busy) settle().catch(() => {})
  }, [isOnline])

  function refuse(found: Errors) {
    setWrong({ errors: found, fields: state.now().fields })
    if (Object.keys(found).length > 0) onWrong()
  }

  async function publish(confirmed = false) {
    if (busy) return
    const { fields, base, product } = state.now()
    const found = checkFields(base, fields, product)
    refuse(found)
    if (Object.keys(found).length > 0) return
    const isServers = confirmed && !isOwnQuestion.current
    isOwnQuestion.current = !confirmed && isWithoutCounts(fields, product)
    if (isOwnQuestion.current) return setQuestion(text.product.choices.noCounts)
    setQuestion(null)
    setBusy(true)
    const sending = state.alone(() => send(isServers))
    await runFor(state.key, sending).finally(() => setBusy(false))
  }

  async function send(confirmed: boolean) {
    const { base, fields, product } = state.now()
    const changes = changesOf(base, fields, product)
    if (product && !isChanged(changes)) return toast.info(text.product.nothingChanged)
    const sent = await state.beginPublish()
    try {
      const answer = await save.mutateAsync({
        id: sent.product?.id ?? null,
        v: sent.baseV,
        draft_id: sent.draft?.id ?? null,
        changes,
        confirmed,
      })
      await finish(fields, answer.product, answer.removed)
    } catch (error) {
      if (error instanceof ProofRefused) return
      if (!(error instanceof ApiError)) throw error
      const mayBeDone = isPassing(error) || error.errors['Idempotency-Key'] || error.status === 409
      if (mayBeDone && (await settle().catch(() => false))) return
      const { published } = Object(error.body)
      if (published) await follow(published)
      else report(error)
    }
  }

  /** Another device published the draft: what was typed here since belongs to the product. */
  async function follow(productId: number) {
    const { product } = await call(getOfficeProduct, { id: productId })
    // The draft went with that publish: no stray one is left.
    const { draft, fields } = await state.beginPublish()
    await end(draft?.fields ?? fields, product, text.product.publishedElsewhere)
  }

  /** Whether a former publish of this form was done without an answer: the form then ends. */
  async function settle(): Promise<boolean> {
    const { publishing } = state.now()
    const product = publishing && (await findPublished(publishing))
    if (!product || product === 'gone') return false
    await finish(publishing.sent, product, [])
    return true
  }

  async function finish(sent: Fields, product: OfficeProduct, lost: Removed) {
    // Another way may have learned it meanwhile.
    if (!state.now().publishing) return
    await end(sent, product, text.product.published)
    setRemoved(lost)
  }

  async function end(sent: Fields, product: OfficeProduct, said: string) {
    const wasNew = state.now().product === null
    const next = afterPublish(sent, state.now(), product)
    await state.endPublish(next)
    setWrong(null)
    toast.success(next.isAhead ? `${said}. ${text.product.typedSince}` : said)
    queryClient.removeQueries({ queryKey: keyOf(getOfficeProduct, { id: product.id }) })
    onDone(product, wasNew)
  }

  function report(error: ApiError) {
    const { current, confirm } = Object(error.body)
    const named = errorsOf(error.errors, sayRefusal)
    if (error.status === 409 && current) onOther(current)
    else if (confirm) setQuestion(Object.values(named).join('. '))
    else if (Object.keys(named).length > 0) refuse(named)
    else toast.error(sentenceOf(error))
  }

  return {
    publish,
    errors: wrong ? errorsLeft(wrong, state.form.fields) : none,
    question,
    forget: () => setQuestion(null),
    removed,
    busy,
    settle,
    follow,
  }
}

export type Publish = ReturnType<typeof usePublish>
