import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Draft, saveDraft } from '#contract/office/drafts'
import { ApiError, isPassing } from '../../../api/api-error'
import { call } from '../../../api/call'
import { serverNow } from '../../../text/server-clock'
import { forget, writeStored } from '../../../ui/state/device-store'
import { useOnline } from '../../../ui/state/online'
import { changesOf, isChanged } from './changes'
import { type Fields, isEqual, newKey, withoutWaiting } from './fields'
import { beginForm, type FormEvent, isHeld, reduceForm } from './form-reducer'
import type { OpenedForm } from './open-form'
import { dropStray } from './published'
import { runFor } from './running'
import { inputOf, moveForm, type Place, type StoredForm } from './stored-form'

/** What a save may learn. */
export type Heard = {
  /** Another device has changed the draft. */
  onElsewhere: (draft: Draft) => void
  /** The draft is not there any more, and a publish has no answer yet. */
  onGone: () => void
  /** Another device made a product of the draft. */
  onPublished: (productId: number) => void
}

const typedForMs = 2000
const triedAgainMs = 15_000

/**
 * The form of a product and its draft, which this device stores, then the server: two seconds after
 * the last letter, at once with a photo, and on leaving.
 */
export function useFormState(opened: OpenedForm, heard: RefObject<Heard | null>) {
  const [state, setState] = useState(() => beginForm(opened))
  const latest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saves = useRef<Promise<void>>(Promise.resolve())
  const isLeft = useRef(false)
  const isOnline = useOnline()
  const now = () => latest.current.form
  const store = () => writeStored('forms', opened.key, now())

  function report(event: FormEvent) {
    latest.current = reduceForm(latest.current, event)
    setState(latest.current)
  }

  function change(part: Partial<Fields> | ((fields: Fields) => Partial<Fields>)) {
    const { fields } = now()
    const changed = { ...fields, ...(typeof part === 'function' ? part(fields) : part) }
    if (isEqual(changed, fields)) return
    report({ type: 'typed', fields: changed })
    // A tab that ends now would leave photos without a form.
    if (changed.images !== fields.images && !isHeld(latest.current)) store()
    later(typedForMs)
  }

  /** The form follows a newer product or draft. */
  function follow(part: Partial<StoredForm>) {
    report({ type: 'followed', part })
    later(0)
  }

  function later(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, ms)
  }

  /** One after another: each draft follows the version before it. */
  function save(): Promise<void> {
    clearTimeout(timer.current)
    if (isHeld(latest.current)) return Promise.resolve()
    saves.current = saves.current.catch(() => {}).then(saveNow)
    return runFor(opened.key, saves.current)
  }

  async function saveNow() {
    if (!now().isAhead || isHeld(latest.current)) return
    const form = now()
    await storeTyped()
    try {
      if (!navigator.onLine) return report({ type: 'failed' })
      await send(form)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { current, published } = Object(error.body)
      const isGone = error.status === 404
      report({ type: 'failed', isRefused: !isPassing(error), isGone })
      if (published) heard.current?.onPublished(published)
      else if (error.status === 409 && current) heard.current?.onElsewhere(current)
      else if (!isGone) later(triedAgainMs)
      else if (form.publishing) heard.current?.onGone()
    }
  }

  async function storeTyped() {
    const at = serverNow().toISOString()
    const isStored = await writeStored('forms', opened.key, { ...now(), at })
    report({ type: 'stored', isStored, at })
  }

  async function send(form: StoredForm) {
    const first = form.started ?? { key: newKey(), input: inputOf(form) }
    const started = form.draft ? undefined : first
    if (started !== form.started) {
      report({ type: 'sent', part: { started } })
      await store()
    }
    const input = started?.input ?? inputOf(form)
    const { draft, removed } = await call(saveDraft, input, { idempotencyKey: started?.key })
    const { id, v, at } = draft
    const fields = input.form as Fields
    const isLast = isEqual(withoutWaiting(now().fields), fields)
    report({ type: 'saved', draft: { id, v, fields, removed }, at, isLast })
    await store()
    if (!isLast) later(typedForMs)
  }

  /** Stops saving until `go`: a publish takes the draft. This device stores the last letters. */
  async function hold() {
    clearTimeout(timer.current)
    await saves.current.catch(() => {})
    // A draft whose first answer was lost goes with the publish too.
    if (now().started) await save().catch(() => {})
    clearTimeout(timer.current)
    report({ type: 'held' })
    if (now().isAhead) await storeTyped()
  }

  /** Stores the key of a publish with the form, before it is sent. */
  async function beginPublish(): Promise<StoredForm> {
    const { publishing, fields, draft } = now()
    const started = publishing ?? { key: newKey(), sent: fields, draftId: draft?.id ?? null }
    report({ type: 'sent', part: { publishing: started } })
    await store()
    return now()
  }

  /** The form is published: text typed since then belongs to the product. */
  async function endPublish(next: StoredForm) {
    const former = now()
    report({ type: 'published', next })
    if (next.isAhead) {
      await moveTo({ productId: next.product?.id ?? null })
      later(typedForMs)
    } else await forget('forms', opened.key)
    if (!former.product) await dropStray(former)
  }

  const moveTo = (place: Partial<Place>) => moveForm(now(), opened.key, place)

  /** Saves again after `hold`; a screen that was left stores the form on this device alone. */
  async function go() {
    report({ type: 'released' })
    if (latest.current.phase !== 'typing') return
    if (isLeft.current) await store()
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
    if (isOnline && now().isAhead) later(opened.isFound ? 0 : typedForMs)
  }, [isOnline])

  return {
    ...state,
    fields: state.form.fields,
    key: opened.key,
    /** Another screen is open now. */
    isLeft,
    isChanged: () => isChanged(changesOf(now().base, now().fields, now().product)),
    /** The present state, for a request that started with an earlier one. */
    now,
    change,
    follow,
    save,
    hold,
    beginPublish,
    endPublish,
    moveTo,
    go,
  }
}

export type FormState = ReturnType<typeof useFormState>
