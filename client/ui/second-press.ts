/** The second half of a double tap comes within this time. */
export const secondPressMs = 400
const sameSpotPx = 30

let last = { x: 0, y: 0, ms: Number.NEGATIVE_INFINITY }

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail' | 'timeStamp'>

/** Where a press of a dialog was, for the one that may follow it. A key presses nowhere: it has no detail. */
export function notePress({ clientX, clientY, detail, timeStamp }: Press): void {
  last = { x: clientX, y: clientY, ms: detail > 0 ? timeStamp : Number.NEGATIVE_INFINITY }
}

/**
 * A dialog was closed by the press that was noted last. Its second half would press what lay below:
 * it is taken away. A slow phone may take longer than that to close the dialog, with the second half
 * waiting: so the times of the fingers count.
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
