/** Null where the act throws, whatever it is: a file that is not there, a text that cannot be read. */
export function orNull<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
