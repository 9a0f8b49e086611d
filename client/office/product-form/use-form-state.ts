// Over 200 lines: one form, from a letter to its publish.
import { useEffect, useRef, useState } from 'react'
import { ApiError, isPassing } from '../../api/api-error'
import { call } from '../../api/call'
import { serverNow } from '../../text/server-clock'
import { useOnline } from '../../ui/online'
import { forget, writeStored } from '../ui/phone-store'
import { changesOf, isChanged } from './changes'
import { type Fields, isEqual, newKey, withoutWaiting } from './fields'
import type { OpenedForm } from './open-form'
import { dropStray } from './published'
import { runFor } from './running'
import { keyOfForm, newPlace, type Place, type StoredForm } from './stored-form'
import type { Draft } from '#contract/office/drafts'
import { saveDraft } from '#contract/office/drafts'

/** `phone`: stored here, waits for the connection. `lost`: not even this device stores it. */
export type DraftState = 'none' | 'typed' | 'phone' | 'server' | 'lost'

type Telling = {
  onElsewhere: (draft: Draft) => void
  onGone: () => void
  onPublished: (productId: number) => void
}

const typedForMs = 2000
const triedAgainMs = 15_000

/**
 * The form of a product and its draft, which this device stores, then the server: two seconds after
 * the last letter, at once with a photo, and on leaving. `onElsewhere`: another device has changed
 * the draft. `onGone`: the draft is not there any more, and a publish has no answer yet.
 * `onPublished`: another device made a product of the draft.
 */
export function useFormState(opened: OpenedForm, reported: Telling) {
  const [form, setForm] = useState<StoredForm>(opened)
  const [state, setState] = useState<DraftState>(firstState(opened))
  const [at, setAt] = useState(opened.at)
  const latest = useRef(form)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<void>>(undefined)
  const isHeld = useRef(false)
  const isLeft = useRef(false)
  const isOver = useRef(false)
  const report = useRef(reported)
  report.current = reported
  const isOnline = useOnline()

  function set(next: StoredForm) {
    latest.current = next
    setForm(next)
  }

  function change(part: Partial<Fields> | ((fields: Fields) => Partial<Fields>)) {
    const { fields } = latest.current
    const changed = { ...fields, ...(typeof part === 'function' ? part(fields) : part) }
    if (isEqual(changed, fields)) return
    set({ ...latest.current, fields: changed, isAhead: true })
    // A tab that ends now would leave photos without a form.
    if (changed.images !== fields.images && !isHeld.current) {
      writeStored('forms', opened.key, latest.current)
    }
    setState('typed')
    later(typedForMs)
  }

  /** Begins anew: the product has changed, or the server has another draft. */
  function restart(part: Partial<StoredForm>) {
    set({ ...latest.current, ...part })
    later(0)
  }

  function later(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, ms)
  }

  /** One after another: each draft follows the version before it. */
  function save(): Promise<void> {
    clearTimeout(timer.current)
    if (isHeld.current) return Promise.resolve()
    sending.current = (sending.current ?? Promise.resolve()).then(saveNow)
    return runFor(opened.key, sending.current)
  }

  async function saveNow() {
    const now = latest.current
    if (!now.isAhead || isHeld.current) return
    const isStored = await writeStored('forms', opened.key, now)
    setAt(serverNow().toISOString())
    setState(isStored ? 'phone' : 'lost')
    if (!navigator.onLine) return
    try {
      await send(now)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isPassing(error)) set({ ...latest.current, started: undefined })
      const { current, published } = Object(error.body)
      if (published) report.current.onPublished(published)
      else if (error.status === 409 && current) report.current.onElsewhere(current)
      else if (error.status === 404) {
        set({ ...latest.current, draft: null })
        if (now.publishing) report.current.onGone()
      } else later(triedAgainMs)
    }
  }

  async function send(now: StoredForm) {
    const started = now.draft ? undefined : (now.started ?? { key: newKey(), input: inputOf(now) })
    if (started !== now.started) {
      set({ ...latest.current, started })
      await writeStored('forms', opened.key, latest.current)
    }
    const input = started?.input ?? inputOf(now)
    const { draft, removed } = await call(saveDraft, input, { idempotencyKey: started?.key })
    const fields = input.form as Fields
    const isLast = isEqual(withoutWaiting(latest.current.fields), fields)
    const next = { id: draft.id, v: draft.v, fields, removed }
    set({ ...latest.current, draft: next, started: undefined, isAhead: !isLast })
    await writeStored('forms', opened.key, latest.current)
    setAt(draft.at)
    if (isLast) setState('server')
    else later(typedForMs)
  }

  /** Stops saving until `go`: a publish takes the draft. This device stores the last letters. */
  async function hold() {
    clearTimeout(timer.current)
    await sending.current?.catch(() => {})
    // A draft whose first answer was lost goes with the publish too.
    if (latest.current.started) await save().catch(() => {})
    clearTimeout(timer.current)
    isHeld.current = true
    if (latest.current.isAhead) await writeStored('forms', opened.key, latest.current)
  }

  /** Stores the key of a publish with the form, before it is sent. */
  async function beginPublish(): Promise<StoredForm> {
    const { publishing, fields, draft } = latest.current
    const started = publishing ?? { key: newKey(), sent: fields, draftId: draft?.id ?? null }
    set({ ...latest.current, publishing: started })
    await writeStored('forms', opened.key, latest.current)
    return latest.current
  }

  /** The form is published: text typed since then belongs to the product. */
  async function endPublish(next: StoredForm) {
    const former = latest.current
    set(next)
    setState(next.isAhead ? 'typed' : 'none')
    if (next.isAhead) await moveTo({ productId: next.product?.id ?? null })
    else await forget('forms', opened.key)
    if (former.product) return
    isOver.current = true
    await dropStray(former)
  }

  /**
   * Moves the form to another place on this device: text typed while a new product was sent belongs
   * to the product, and photos in transit to the remaining draft.
   */
  async function moveTo(place: Partial<Place>) {
    const [staffId] = opened.key.split(' ')
    const key = keyOfForm(Number(staffId), { ...newPlace, ...place })
    await writeStored('forms', key, latest.current)
    if (key !== opened.key) await forget('forms', opened.key)
  }

  /** Saves again after `hold`; a screen that was left stores the form on this device alone. */
  async function go() {
    if (isOver.current) return
    isHeld.current = false
    if (!latest.current.isAhead) return
    if (isLeft.current) await writeStored('forms', opened.key, latest.current)
    else later(0)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving, with the values of then
  useEffect(() => {
    isLeft.current = false
    const leave = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', save)
      isLeft.current = true
      save()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the connection is back, and at the start
  useEffect(() => {
    if (isOnline && latest.current.isAhead) later(opened.isFound ? 0 : typedForMs)
  }, [isOnline])

  const changes = changesOf(form.base, form.fields, form.product)
  return {
    form,
    fields: form.fields,
    key: opened.key,
    /** Another screen is open now. */
    isLeft,
    changes,
    isChanged: isChanged(changes),
    latest,
    state,
    at,
    change,
    restart,
    save,
    hold,
    beginPublish,
    endPublish,
    moveTo,
    go,
    setState,
  }
}

export type FormState = ReturnType<typeof useFormState>

function inputOf({ draft, product, base, baseV, fields }: StoredForm) {
  return {
    id: draft?.id ?? null,
    v: draft?.v ?? null,
    product_id: product?.id ?? null,
    base_version: baseV,
    base,
    form: withoutWaiting(fields),
  }
}

function firstState({ isFound, isAhead }: OpenedForm): DraftState {
  if (!isFound) return 'none'
  return isAhead ? 'phone' : 'server'
}
