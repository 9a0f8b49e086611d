const delaysMs = [500, 2000]

/** Failed style sheets: Vite would count them as loaded at the next try. */
const lostSheets = new Set<string>()
if (!import.meta.env.SSR) addEventListener('error', noteLostSheet, true)

/**
 * Loads a chunk with its sheets; retries twice. Without a connection it fails at once: the caller
 * shows it, and retries when the connection is back.
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await loadWhole(load)
    } catch (error) {
      if (!navigator.onLine) throw error
      await new Promise((done) => setTimeout(done, delayMs))
    }
  }
  return loadWhole(load)
}

async function loadWhole<T>(load: () => Promise<T>): Promise<T> {
  await Promise.all([...lostSheets].map(putOn))
  return load()
}

function putOn(href: string): Promise<unknown> {
  lostSheets.delete(href)
  return new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = done
    link.onerror = () => fail(Error(`Unable to preload ${href}`))
    document.head.append(link)
  })
}

function noteLostSheet({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  lostSheets.add(target.href)
  target.remove()
}
