/** A form that was sent before its scripts; the document's loader holds it. */
type HeldForm = { form: HTMLFormElement; button: HTMLElement | null }

declare global {
  interface Window {
    /** The last button pressed before hydration; set by the document's loader. */
    earlyClick?: HTMLElement
    /** Choices that hydration may take: those made before it, and each until it is over. */
    earlyChoices?: HTMLInputElement[]
    heldForm?: HeldForm
  }
}

/** Sends the held form: its own scripts have taken over, with the typed values. */
export function sendHeldForm(form: HTMLFormElement): void {
  const held = window.heldForm
  if (held?.form !== form) return
  delete window.heldForm
  if (held.button) showWaitingNoMore(held.button)
  form.requestSubmit(held.button)
}

/** Removes the loader's look from a button that waited. */
export function showWaitingNoMore(button: HTMLElement): void {
  button.removeAttribute('aria-busy')
  button.classList.remove('button-busy')
}

/** A choice that was taken back is not made again. */
export function forgetEarlyChoice(part: HTMLInputElement): void {
  const choices = window.earlyChoices ?? []
  for (let nr = choices.length - 1; nr >= 0; nr--) if (choices[nr] === part) choices.splice(nr, 1)
}

export function keepEarlyChoice(part: EventTarget | null): void {
  if (part instanceof HTMLInputElement && part.type === 'radio') window.earlyChoices?.push(part)
}
