import { newKey } from '../state/new-key'
import { claimSessionTexts } from '../state/session-texts'

type FormControl = HTMLInputElement | HTMLTextAreaElement

const prefix = 'draft:'
/** The next person at this tab finds no draft. */
const lifetimeMs = 30 * 60_000

type Draft = { at: number; fields: Record<string, string>; key?: string }

/** Typed values survive a reload of the tab. Passwords and pictures are never stored. */
export function readDraft(name: string): Record<string, string> {
  try {
    claimSessionTexts()
    forgetOldDrafts(sessionStorage)
    return Object(storedDraft(name).fields)
  } catch {
    return {}
  }
}

/**
 * Stores a form's values for half an hour, with the Idempotency-Key of their sending, which it
 * returns: until the form is removed, a repeat is the same act, also after a reload.
 */
export function writeDraft(name: string, form: HTMLFormElement): string {
  const key = keys.get(name) ?? storedDraft(name).key ?? newKey()
  keys.set(name, key)
  try {
    claimSessionTexts()
    const kept = draftable(form).map((control) => [control.name, control.value] as const)
    put(name, { fields: Object.fromEntries(kept), key })
    if (isOfPerson(form)) {
      const typed = kept.filter(([field, value]) => personFields.includes(field) && value)
      put(person, { fields: { ...readDraft(person), ...Object.fromEntries(typed) } })
    }
    clearTimeout(forgetting)
    forgetting = setTimeout(() => forgetOldDrafts(sessionStorage), lifetimeMs)
  } catch {
    // Storage may be full or forbidden; the form works without.
  }
  return key
}

export function removeDraft(name: string): void {
  keys.delete(name)
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** In this page, where storage may be full or the draft too old. */
const keys = new Map<string, string>()

function storedDraft(name: string): Partial<Draft> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}'))
  } catch {
    return {}
  }
}

function put(name: string, draft: Omit<Draft, 'at'>): void {
  sessionStorage.setItem(prefix + name, JSON.stringify({ at: Date.now(), ...draft }))
}

/** Name and email as last typed into any form of the visitor: typed once (WCAG 3.3.7). */
const person = 'person'
const personFields = ['name', 'email']

/** A name in a form with a name alone may be another person's. */
function isOfPerson(form: HTMLFormElement): boolean {
  return form.elements.namedItem('email') !== null
}

let forgetting: ReturnType<typeof setTimeout> | undefined

/** Restores a draft, and what the visitor typed elsewhere, without overwriting newer input. */
export function restoreDraft(form: HTMLFormElement, draft: Record<string, string>): void {
  const known = isOfPerson(form) ? readDraft(person) : {}
  for (const control of draftable(form)) {
    const kept = draft[control.name] || known[control.name]
    if (kept !== undefined && control.value === control.defaultValue) control.value = kept
  }
}

/** Removes drafts older than half an hour, and unreadable ones. */
function forgetOldDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix) && !isFresh(storage.getItem(key))) storage.removeItem(key)
  }
}

function isFresh(text: string | null): boolean {
  try {
    const { at } = JSON.parse(text ?? '')
    return typeof at === 'number' && Date.now() - at < lifetimeMs
  } catch {
    return false
  }
}

const storedTypes = ['text', 'tel', 'email', 'textarea']

function draftable(form: HTMLFormElement): FormControl[] {
  return [...form.elements].filter(
    (element): element is FormControl =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      storedTypes.includes(element.type) &&
      // A password that is shown has the type of a text.
      !element.autocomplete.includes('password'),
  )
}
