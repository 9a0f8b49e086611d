/** Longest time to the second half of a double tap. */
export const secondPressMs = 400
const sameSpotPx = 30

let last = { x: 0, y: 0, ms: Number.NEGATIVE_INFINITY }

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail' | 'timeStamp'>

/** The place of a dialog's press, for a second half. A key press has none: its detail is 0. */
export function notePress({ clientX, clientY, detail, timeStamp }: Press): void {
  last = { x: clientX, y: clientY, ms: detail > 0 ? timeStamp : Number.NEGATIVE_INFINITY }
}

/**
 * Drops the second half of the double tap that closed a dialog: it would press the button below. A
 * slow phone may close the dialog late: the times of the touches count.
 */
export function guardSecondPress(): void {
  document.addEventListener('click', takeSecondPress, true)
  setTimeout(() => document.removeEventListener('click', takeSecondPress, true), secondPressMs)
}

function takeSecondPress(event: MouseEvent): void {
  const isThere = Math.hypot(event.clientX - last.x, event.clientY - last.y) < sameSpotPx
  const isSoon = event.timeStamp - last.ms < secondPressMs
  if (!isThere || !isSoon || event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
}
