import type { Fields } from './fields'
import type { OpenedForm } from './open-form'
import type { StoredForm } from './stored-form'

/**
 * `idle`: the last letter is where `kept` says. `typing`: letters wait for their save. `saving`: a
 * save is on its way. `publishing`: a publish has the draft, and nothing is saved beside it.
 * `ended`: its product has another form, or it was discarded; nothing is saved any more.
 */
type Phase = 'idle' | 'typing' | 'saving' | 'publishing' | 'ended'

export type FormNow = {
  phase: Phase
  /** When the next save begins. Another object begins the wait anew. */
  due: { ms: number } | null
  /** `phone`: stored here, waits for the connection. `lost`: not even this device stores it. */
  kept: 'none' | 'phone' | 'server' | 'lost'
  form: StoredForm
}

export type FormEvent =
  | { type: 'typed'; fields: Fields }
  /** The connection is back, or was there at the start. `isFound`: typed before this opening. */
  | { type: 'online'; isFound: boolean }
  /** What was due begins. */
  | { type: 'begun' }
  /** The product has changed, or the server has another draft. */
  | { type: 'followed'; part: Partial<StoredForm> }
  | { type: 'stored'; isStored: boolean; at: string }
  /** A first save or a publish, with its key. */
  | { type: 'sent'; part: Pick<StoredForm, 'started'> | Pick<StoredForm, 'publishing'> }
  | { type: 'saved'; draft: NonNullable<StoredForm['draft']>; at: string; isLast: boolean }
  /** `isRefused`: its repeat would be another save. `again`: it is tried again after a while. */
  | { type: 'failed'; isRefused?: boolean; isGone?: boolean; again?: boolean }
  | { type: 'held' }
  /** `isLeft`: another screen is open, and nothing more goes to the server. */
  | { type: 'released'; isLeft?: boolean }
  | { type: 'published'; next: StoredForm }
  | { type: 'ended' }

const typedForMs = 2000
const triedAgainMs = 15_000

export function beginForm({ form, isFound }: OpenedForm): FormNow {
  const kept = !isFound ? 'none' : form.isAhead ? 'phone' : 'server'
  return { phase: 'idle', due: null, kept, form }
}

/** Whether saves wait: typed letters stay in the form. */
export function isHeld({ phase }: FormNow): boolean {
  return phase === 'publishing' || phase === 'ended'
}

export function reduceForm(now: FormNow, event: FormEvent): FormNow {
  const next = nextOf(now, event)
  return isHeld(next) && next.due ? { ...next, due: null } : next
}

function nextOf(now: FormNow, event: FormEvent): FormNow {
  const { form } = now
  const unlessHeld = (phase: Phase) => (isHeld(now) ? now.phase : phase)
  const unlessOver = (phase: Phase) => (now.phase === 'ended' ? now.phase : phase)
  switch (event.type) {
    case 'typed': {
      const typed = { ...form, fields: event.fields, isAhead: true }
      return { ...now, phase: unlessHeld('typing'), due: { ms: typedForMs }, form: typed }
    }
    case 'online':
      return form.isAhead ? { ...now, due: { ms: event.isFound ? 0 : typedForMs } } : now
    case 'begun':
      return now.due ? { ...now, due: null } : now
    case 'followed': {
      const next = { ...form, ...event.part }
      const [phase, due] = next.isAhead
        ? (['typing', { ms: 0 }] as const)
        : (['idle', null] as const)
      return { ...now, phase: unlessHeld(phase), due, form: next }
    }
    case 'stored': {
      const kept = event.isStored ? 'phone' : 'lost'
      return { ...now, phase: unlessHeld('saving'), kept, form: { ...form, at: event.at } }
    }
    case 'sent':
      return { ...now, form: { ...form, ...event.part } }
    case 'saved': {
      const { draft, at, isLast } = event
      const saved = { ...form, draft, at, started: undefined, isAhead: !isLast }
      if (isLast) return { phase: unlessHeld('idle'), due: null, kept: 'server', form: saved }
      return { ...now, phase: unlessHeld('typing'), due: { ms: typedForMs }, form: saved }
    }
    case 'failed': {
      const started = event.isRefused ? undefined : form.started
      const draft = event.isGone ? null : form.draft
      const phase = now.phase === 'saving' ? 'idle' : now.phase
      const due = event.again ? { ms: triedAgainMs } : now.due
      return { ...now, phase, due, form: { ...form, started, draft } }
    }
    case 'held':
      return { ...now, phase: unlessOver('publishing') }
    case 'released': {
      const phase = unlessOver(form.isAhead ? 'typing' : 'idle')
      return { ...now, phase, due: form.isAhead && !event.isLeft ? { ms: 0 } : null }
    }
    case 'published': {
      const { next } = event
      const phase = form.product ? unlessHeld(next.isAhead ? 'typing' : 'idle') : 'ended'
      const due = next.isAhead ? { ms: typedForMs } : null
      return { phase, due, kept: 'none', form: next }
    }
    case 'ended':
      return { ...now, phase: 'ended' }
  }
}
