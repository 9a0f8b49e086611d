import { useSyncExternalStore } from 'react'
import { claimSessionTexts, clearTexts } from './session-texts'

const prefix = 'shop.'

type Area = 'local' | 'session'

/**
 * A text that outlives the page: 'session' until the tab closes, 'local' across visits and for all
 * tabs. All users on the page see the same one. Null if none is stored, and during the first render,
 * which has no browser.
 */
export function openStoredText(area: Area, name: string) {
  const listeners = new Set<() => void>()
  let current: string | null | undefined

  function read(): string | null {
    if (current === undefined) current = storageOf(area)?.getItem(prefix + name) ?? null
    return current
  }

  function write(text: string | null): void {
    if (text === read()) return
    if (area === 'session' && text !== null) claimSessionTexts()
    current = text
    const storage = storageOf(area)
    try {
      if (text === null) storage?.removeItem(prefix + name)
      else storage?.setItem(prefix + name, text)
    } catch {
      // Full or forbidden storage: the text then lives as long as the page.
    }
    report()
  }

  function report(): void {
    for (const listener of listeners) listener()
  }

  function readAnew(): void {
    current = undefined
    report()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  if (area === 'session') clearTexts.push(() => write(null))
  else if (!import.meta.env.SSR) {
    addEventListener('storage', ({ key }) => {
      if (key === null || key === prefix + name) readAnew()
    })
    // A page out of the browser's cache heard nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) readAnew()
    })
  }
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => null) }
}

/** Reading the property itself throws where the browser refuses storage. */
function storageOf(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}
