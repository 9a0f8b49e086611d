/** Runs acts of the same name one after another, even if one fails. */
export function openTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const own = (last.get(name) ?? Promise.resolve()).catch(() => {}).then(work)
    last.set(name, own)
    try {
      return await own
    } finally {
      if (last.get(name) === own) last.delete(name)
    }
  }
}
