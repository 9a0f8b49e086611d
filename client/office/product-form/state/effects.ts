import { type Draft, saveDraft } from '#contract/office/drafts'
import { ApiError, isPassing } from '../../../api/api-error'
import { call } from '../../../api/call'
import { serverNow } from '../../../text/server-clock'
import { forget, writeStored } from '../../../ui/state/device-store'
import { type Fields, isEqual, newKey, withoutWaiting } from './fields'
import { type FormEvent, type FormNow, isHeld, reduceForm } from './form-reducer'
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

type Running = {
  key: string
  first: FormNow
  onChange: (now: FormNow) => void
  heard: () => Heard | null
}

/**
 * Runs an opened form: its reducer says when a save is due and when none may run; the saves
 * themselves, on this device and then on the server, are made here alone.
 */
export function runForm({ key, first, onChange, heard }: Running) {
  let now = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let saves: Promise<void> = Promise.resolve()
  let isLeft = false
  const store = () => writeStored('forms', key, now.form)

  function report(event: FormEvent) {
    const before = now
    now = reduceForm(before, event)
    onChange(now)
    if (now.due !== before.due) {
      clearTimeout(timer)
      if (now.due) timer = setTimeout(save, now.due.ms)
    }
    const hasNewPhotos = now.form.fields.images !== before.form.fields.images
    // A tab that ends now would leave photos without a form.
    if (event.type === 'typed' && hasNewPhotos && !isHeld(now)) store()
  }

  /** One after another: each draft follows the version before it. */
  function save(): Promise<void> {
    if (isHeld(now)) return Promise.resolve()
    report({ type: 'begun' })
    saves = saves.catch(() => {}).then(saveNow)
    return runFor(key, saves)
  }

  async function saveNow() {
    const { form } = now
    if (!form.isAhead || isHeld(now)) return
    await storeTyped()
    try {
      if (!navigator.onLine) return report({ type: 'failed' })
      await send(form)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { current, published } = Object(error.body)
      const isGone = error.status === 404
      const newer = error.status === 409 && current
      const again = !published && !newer && !isGone
      report({ type: 'failed', isRefused: !isPassing(error), isGone, again })
      if (published) heard()?.onPublished(published)
      else if (newer) heard()?.onElsewhere(newer)
      else if (isGone && form.publishing) heard()?.onGone()
    }
  }

  async function storeTyped() {
    const at = serverNow().toISOString()
    const isStored = await writeStored('forms', key, { ...now.form, at })
    report({ type: 'stored', isStored, at })
  }

  async function send(form: StoredForm) {
    const begun = form.started ?? { key: newKey(), input: inputOf(form) }
    const started = form.draft ? undefined : begun
    if (started !== form.started) {
      report({ type: 'sent', part: { started } })
      await store()
    }
    const input = started?.input ?? inputOf(form)
    const { draft, removed } = await call(saveDraft, input, { idempotencyKey: started?.key })
    const { id, v, at } = draft
    const fields = input.form as Fields
    const isLast = isEqual(withoutWaiting(now.form.fields), fields)
    report({ type: 'saved', draft: { id, v, fields, removed }, at, isLast })
    await store()
  }

  /**
   * Nothing is saved beside `work`, which has the draft: a publish, or the end of the form. This
   * device stores the last letters before it, and after it those of a screen that was left.
   */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    report({ type: 'begun' })
    await saves.catch(() => {})
    // A draft whose first answer was lost goes with the publish too.
    if (now.form.started) await save().catch(() => {})
    report({ type: 'held' })
    if (now.form.isAhead) await storeTyped()
    try {
      return await work()
    } finally {
      report({ type: 'released', isLeft })
      if (isLeft && now.phase === 'typing') await store()
    }
  }

  /** Stores the key of a publish with the form, before it is sent. */
  async function beginPublish(): Promise<StoredForm> {
    const { publishing, fields, draft } = now.form
    const started = publishing ?? { key: newKey(), sent: fields, draftId: draft?.id ?? null }
    report({ type: 'sent', part: { publishing: started } })
    await store()
    return now.form
  }

  /** The form is published: text typed since then belongs to the product. */
  async function endPublish(next: StoredForm) {
    const former = now.form
    report({ type: 'published', next })
    if (next.isAhead) await moveTo({ productId: next.product?.id ?? null })
    else await forget('forms', key)
    if (!former.product) await dropStray(former)
  }

  const moveTo = (place: Partial<Place>) => moveForm(now.form, key, place)

  /** While the screen is open it saves when it is hidden or left. */
  function watch() {
    isLeft = false
    const hide = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', save)
      isLeft = true
      save()
    }
  }

  return {
    key,
    /** The present state, for a request that started with an earlier one. */
    now: () => now.form,
    /** Another screen is open now. */
    isLeft: () => isLeft,
    report,
    save,
    alone,
    beginPublish,
    endPublish,
    moveTo,
    watch,
  }
}
