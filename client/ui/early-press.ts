/** A form that was sent before its scripts were there; the document's loader holds it. */
type HeldForm = { form: HTMLFormElement; button: HTMLElement | null }

declare global {
  interface Window {
    /** The last button that was pressed before the page came alive; set by the document's loader. */
    earlyClick?: HTMLElement
    heldForm?: HeldForm
  }
}

/** Sends the form if it was held: its own scripts have taken it over, with what was typed. */
export function sendHeldForm(form: HTMLFormElement): void {
  const held = window.heldForm
  if (held?.form !== form) return
  delete window.heldForm
  if (held.button) showWaitingNoMore(held.button)
  form.requestSubmit(held.button)
}

/** Takes away the look that the loader gave a button that had to wait. */
export function showWaitingNoMore(button: HTMLElement): void {
  button.removeAttribute('aria-busy')
  button.classList.remove('button-busy')
}
