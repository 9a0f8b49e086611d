const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'
/** The limits within which another part may take the focus. */
const rooms = 'form, section, article, dialog, main, .office'

/** The focused part with its ancestors. */
let chain: Element[] = []

/**
 * Passes the focus on, once for the whole page: if a focused part disappears, such as a button that
 * its result replaces, the part in its place gets the focus.
 */
export function startKeepingFocus(): void {
  addEventListener('focusin', ({ target }) => {
    chain = target instanceof Element ? withAncestors(target) : []
  })
  let frame = 0
  new MutationObserver(() => {
    if (!isLost() || frame) return
    // A closing dialog, or an opening screen, sets the focus by an effect of its own.
    frame = requestAnimationFrame(() => {
      frame = 0
      if (isLost()) placeOf(chain.find((part) => part.isConnected))?.focus({ preventScroll: true })
    })
  }).observe(document, { childList: true, subtree: true })
}

function isLost(): boolean {
  return document.activeElement === document.body && chain[0]?.isConnected === false
}

/** The first nearby part that takes the focus, else the section's heading, else the screen's. */
function placeOf(near: Element | undefined): HTMLElement | null {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  for (let part = near; part && part !== document.body; part = part.parentElement ?? undefined) {
    if (part.matches('.office, .bars, main')) break
    const found = seen(part, focusable) ?? (part.matches(rooms) ? headingOf(part) : null)
    if (found || part.matches(rooms)) return found
  }
  return headingOf(open ?? document.querySelector('.detail') ?? document.body)
}

function headingOf(room: Element): HTMLElement | null {
  const heading = seen(room, 'h1') ?? seen(room, 'h2, h3')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

function seen(room: Element, parts: string): HTMLElement | null {
  return (
    [...room.querySelectorAll<HTMLElement>(parts)].find((part) => part.getClientRects().length) ??
    null
  )
}

function withAncestors(part: Element): Element[] {
  return part.parentElement ? [part, ...withAncestors(part.parentElement)] : [part]
}
