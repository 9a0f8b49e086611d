import type { Fields } from './fields'
import type { OpenedForm } from './open-form'
import type { StoredForm } from './stored-form'

/**
 * `idle`: the last letter is where `kept` says. `typing`: letters wait for their save. `saving`: a
 * save is on its way. `publishing`: a publish has the draft, and nothing is saved beside it.
 * `published`: the form has ended, its product has another.
 */
type Phase = 'idle' | 'typing' | 'saving' | 'publishing' | 'published'

export type FormNow = {
  phase: Phase
  /** `phone`: stored here, waits for the connection. `lost`: not even this device stores it. */
  kept: 'none' | 'phone' | 'server' | 'lost'
  form: StoredForm
}

export type FormEvent =
  | { type: 'typed'; fields: Fields }
  /** The product has changed, or the server has another draft. */
  | { type: 'followed'; part: Partial<StoredForm> }
  | { type: 'stored'; isStored: boolean; at: string }
  /** A first save or a publish, with its key. */
  | { type: 'sent'; part: Pick<StoredForm, 'started'> | Pick<StoredForm, 'publishing'> }
  | { type: 'saved'; draft: NonNullable<StoredForm['draft']>; at: string; isLast: boolean }
  /** `isRefused`: its repeat would be another save. */
  | { type: 'failed'; isRefused?: boolean; isGone?: boolean }
  | { type: 'held' }
  | { type: 'released' }
  | { type: 'published'; next: StoredForm }

export function beginForm({ form, isFound }: OpenedForm): FormNow {
  const kept = !isFound ? 'none' : form.isAhead ? 'phone' : 'server'
  return { phase: 'idle', kept, form }
}

/** Whether saves wait: typed letters stay in the form. */
export function isHeld({ phase }: FormNow): boolean {
  return phase === 'publishing' || phase === 'published'
}

export function reduceForm(now: FormNow, event: FormEvent): FormNow {
  const { form } = now
  const unlessHeld = (phase: Phase) => (isHeld(now) ? now.phase : phase)
  const unlessOver = (phase: Phase) => (now.phase === 'published' ? now.phase : phase)
  switch (event.type) {
    case 'typed': {
      const typed = { ...form, fields: event.fields, isAhead: true }
      return { ...now, phase: unlessHeld('typing'), form: typed }
    }
    case 'followed': {
      const next = { ...form, ...event.part }
      return { ...now, phase: unlessHeld(next.isAhead ? 'typing' : 'idle'), form: next }
    }
    case 'stored': {
      const kept = event.isStored ? 'phone' : 'lost'
      return { phase: unlessHeld('saving'), kept, form: { ...form, at: event.at } }
    }
    case 'sent':
      return { ...now, form: { ...form, ...event.part } }
    case 'saved': {
      const { draft, at, isLast } = event
      const saved = { ...form, draft, at, started: undefined, isAhead: !isLast }
      if (isLast) return { phase: unlessHeld('idle'), kept: 'server', form: saved }
      return { ...now, phase: unlessHeld('typing'), form: saved }
    }
    case 'failed': {
      const started = event.isRefused ? undefined : form.started
      const draft = event.isGone ? null : form.draft
      const phase = now.phase === 'saving' ? 'idle' : now.phase
      return { ...now, phase, form: { ...form, started, draft } }
    }
    case 'held':
      return { ...now, phase: unlessOver('publishing') }
    case 'released':
      return { ...now, phase: unlessOver(form.isAhead ? 'typing' : 'idle') }
    case 'published': {
      const { next } = event
      const phase = form.product ? unlessHeld(next.isAhead ? 'typing' : 'idle') : 'published'
      return { phase, kept: 'none', form: next }
    }
  }
}
