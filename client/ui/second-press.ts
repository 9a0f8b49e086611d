/** The second half of a double tap comes within this time. */
export const secondPressMs = 400
const sameSpotPx = 30

let last = { x: 0, y: 0, ms: Number.NEGATIVE_INFINITY }

type Press = { clientX: number; clientY: number; detail: number }

/** Where a press of a dialog was, for the one that may follow it. A key presses nowhere: it has no detail. */
export function notePress({ clientX, clientY, detail }: Press): void {
  last = { x: clientX, y: clientY, ms: detail > 0 ? performance.now() : Number.NEGATIVE_INFINITY }
}

/**
 * A dialog was closed by the press that was noted last. Its second half would press what lay below:
 * it is taken away.
 */
export function guardSecondPress(): void {
  if (performance.now() - last.ms > secondPressMs) return
  document.addEventListener('click', takeSecondPress, true)
  setTimeout(() => document.removeEventListener('click', takeSecondPress, true), secondPressMs)
}

function takeSecondPress(event: MouseEvent): void {
  const isThere = Math.hypot(event.clientX - last.x, event.clientY - last.y) < sameSpotPx
  if (!isThere || event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
}
