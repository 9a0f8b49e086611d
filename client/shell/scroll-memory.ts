const storageKey = 'scroll'
const giveUpMs = 4000
let offsets: Record<string, number> = {}
let currentPlace = ''

/** Restores scroll offsets in place of the browser. Returns a function that hands this back. */
export function startScrollMemory(): () => void {
  history.scrollRestoration = 'manual'
  const note = () => {
    offsets[currentPlace] = Math.round(scrollY)
  }
  // The event of a last scroll may not have come yet.
  const save = () => {
    note()
    store()
  }
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', save)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', save)
    history.scrollRestoration = 'auto'
  }
}

/** From here on, scrolling is stored for this place. */
export function rememberScroll(place: string): void {
  if (!currentPlace) load()
  currentPlace = place
}

/**
 * Scrolls to the former offset as soon as the page is tall enough. A shopper who scrolls meanwhile
 * is not interrupted. Returns a function that stops waiting.
 */
export function restoreScroll(place: string): (() => void) | undefined {
  const wanted = offsets[place]
  if (wanted === undefined) return undefined
  if (reach(wanted)) return undefined
  const observer = new ResizeObserver(() => reach(wanted) && stop())
  const timer = setTimeout(stop, giveUpMs)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchmove', 'keydown']) removeEventListener(event, stop)
  }
  observer.observe(document.body)
  for (const event of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(event, stop, { passive: true })
  }
  return stop
}

function reach(offset: number): boolean {
  if (document.documentElement.scrollHeight - innerHeight < offset) return false
  scrollTo(0, offset)
  return true
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(offsets))
  } catch {
    // Without storage the offsets last as long as the page.
  }
}

/** For a reload or a return from another site; a fresh visit starts at the top. */
function load(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const { type } = Object(entry)
  if (type !== 'reload' && type !== 'back_forward') return
  try {
    offsets = Object(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch {
    offsets = {}
  }
}
