export type FormControl = HTMLInputElement | HTMLTextAreaElement

/** What was typed into a form survives a reload of the tab. Passwords and pictures are never kept. */
export function readDraft(name: string): Record<string, string> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}'))
  } catch {
    return {}
  }
}

/** Keeps what the form holds; without a form, forgets it. */
export function writeDraft(name: string, form: HTMLFormElement | null): void {
  try {
    const kept = form ? draftable(form).map((control) => [control.name, control.value]) : []
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Storage may be full or forbidden; the form works without.
  }
}

/** Puts a draft back, without overwriting what was already typed. */
export function restoreDraft(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const control of draftable(form)) {
    const kept = draft[control.name]
    if (kept !== undefined && control.value === control.defaultValue) control.value = kept
  }
}

const keptTypes = ['text', 'tel', 'email', 'textarea']

function draftable(form: HTMLFormElement): FormControl[] {
  return [...form.elements].filter(
    (element): element is FormControl =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      keptTypes.includes(element.type) &&
      // A password that is being looked at has the type of a text.
      !element.autocomplete.includes('password'),
  )
}

function keyOf(name: string): string {
  return `draft:${name}`
}
