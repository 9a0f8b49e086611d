/** The browser's own key does not wait for fonts. */
export const printKeys = 'Ctrl P'

/** Waits for the fonts: paper is final. */
export async function printInTypeface(): Promise<void> {
  await document.fonts.ready
  print()
}
