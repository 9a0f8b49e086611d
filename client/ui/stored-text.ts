import { useSyncExternalStore } from 'react'

const prefix = 'shop.'
const everyText: { area: Area; clear: () => void }[] = []

type Area = 'local' | 'session'

/**
 * A text that outlives the page: 'session' until the tab closes, 'local' across visits. Everything
 * on the page that uses it sees the same one. Null where nothing is kept, and during the first
 * render, which has no browser.
 */
export function keepText(area: Area, name: string) {
  const listeners = new Set<() => void>()
  let current: string | null | undefined

  function read(): string | null {
    if (current === undefined) current = storageOf(area)?.getItem(prefix + name) ?? null
    return current
  }

  function write(text: string | null): void {
    if (text === read()) return
    current = text
    const storage = storageOf(area)
    try {
      if (text === null) storage?.removeItem(prefix + name)
      else storage?.setItem(prefix + name, text)
    } catch {
      // A full or refused storage: the text then lives as long as the page.
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  everyText.push({ area, clear: () => write(null) })
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => null) }
}

/** Forgets what this customer typed and was told in this tab. */
export function forgetSessionTexts(): void {
  for (const text of everyText) if (text.area === 'session') text.clear()
  const storage = storageOf('session')
  if (!storage) return
  for (const key of Object.keys(storage)) if (/^(shop\.|draft:)/.test(key)) storage.removeItem(key)
}

/**
 * What was typed and told in this tab belongs to this customer from now on. It stays when a session
 * runs out and the same customer comes back, and goes when it is another.
 */
export function claimSessionTexts(customerId: number): void {
  const claim = keptCustomer.read()
  if (claim !== null && claim !== String(customerId)) forgetSessionTexts()
  keptCustomer.write(String(customerId))
}

const keptCustomer = keepText('session', 'customer')

/** Reading the property itself throws where the browser refuses storage. */
function storageOf(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}
