const pressMs = 200

/**
 * Acts after a press has ended, if it moved the focus. A sentence that appears or disappears during
 * it would move the button away from the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  setTimeout(act, pressMs)
}
