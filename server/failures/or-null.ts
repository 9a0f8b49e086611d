/** Null if the act throws for any reason: a missing file, an unreadable text. */
export function orNull<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
