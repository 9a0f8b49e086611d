const pressMs = 200

/**
 * Acts once a press that took the focus away is over. A sentence that came or went during it would
 * move the pressed button from under the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  setTimeout(act, pressMs)
}
