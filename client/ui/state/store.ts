import { useSyncExternalStore } from 'react'

/** A value outside of components; components that use it render again when it changes. */
export function openStore<T>(first: T) {
  const listeners = new Set<() => void>()
  let current = first
  const read = () => current
  const readFirst = () => first

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    read,
    change: (next: T) => {
      current = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read, readFirst),
  }
}
