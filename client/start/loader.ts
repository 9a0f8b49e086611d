/**
 * Files of fonts that an earlier visit fetched (shell/fonts.ts), so a visit has one typeface. Stands as
 * text in the head of the document: a font that comes after the first lines are drawn moves them.
 */
export function addStoredFonts(): void {
  try {
    const faces: [string, string, string][] = JSON.parse(localStorage['shop.fonts'] ?? '[]')
    for (const [url, weight, unicodeRange] of faces) {
      const options = { weight, unicodeRange, display: 'optional' } as const
      document.fonts.add(new FontFace('Hind Siliguri', `url(${url})`, options))
    }
  } catch {
    // Storage can be forbidden.
  }
}

/**
 * Stands as text in the document (server/site/document.ts), so it refers to nothing outside of it.
 * Sets the styles of single elements, which the policy forbids as attributes; starts the scripts
 * after the first view is painted, so that they do not delay its picture, or at the shopper's first
 * touch. Links and the search work before that; a button pressed or a form sent too early waits,
 * shows it, and is pressed or sent again later (early-click.ts). If the scripts are lost or late
 * by ten seconds, a form is sent as a plain one; not without a connection, which would lose the
 * typed values.
 */
export function loadScripts(): void {
  for (const styled of document.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset.style ?? ''
    styled.removeAttribute('data-style')
  }
  const { run, ahead }: { run: string[]; ahead: string[] } = JSON.parse(
    document.getElementById('scripts')?.textContent ?? '',
  )
  let started = false
  let tries = 5
  function start(): void {
    if (started) return
    started = true
    for (const href of [...run, ...ahead]) {
      // Before the pictures below the first view.
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        fetchPriority: 'high',
      })
      document.head.append(link)
    }
    // Each in a task of its own: imports of the entry would be evaluated in one.
    const scripts = run.map((src) =>
      Object.assign(document.createElement('script'), { type: 'module', async: false, src }),
    )
    const entry = scripts[scripts.length - 1]
    if (entry) entry.onerror = () => tryAgain(scripts)
    document.head.append(...scripts)
  }
  function tryAgain(scripts: HTMLScriptElement[]): void {
    for (const script of scripts) script.remove()
    send()
    started = false
    if (tries-- > 0) setTimeout(start, 4000)
    addEventListener('online', start, { once: true })
  }
  for (const event of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(event, start, { once: true, passive: true })
  }

  function showWaiting(button: HTMLElement | null | undefined, isWaiting: boolean): void {
    if (isWaiting) button?.setAttribute('aria-busy', 'true')
    else button?.removeAttribute('aria-busy')
    if (button?.matches('.button')) button.classList.toggle('button-busy', isWaiting)
  }
  const root = document.getElementById('root')
  function keepClick({ target }: Event): void {
    const button = (target as Element).closest?.<HTMLElement>('button[type=button]')
    // React puts a key of its own on the root: from then on it hydrates pressed parts first.
    if (!button || Object.keys(root ?? {}).some((key) => key.startsWith('__react'))) return
    showWaiting(window.earlyClick, false)
    window.earlyClick = button
    showWaiting(button, true)
  }
  addEventListener('click', keepClick, true)

  function send(): void {
    const held = window.heldForm
    if (!held) return
    if (!navigator.onLine) return void addEventListener('online', send, { once: true })
    addEventListener('pagehide', () => showWaiting(held.button, false), { once: true })
    delete window.heldForm
    const { form, button } = held
    const { name = '', value = '' } = (button ?? {}) as Partial<HTMLButtonElement>
    // `submit` leaves out the button that was pressed.
    if (name)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    form.submit()
  }
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'post') return
    event.preventDefault()
    if (window.heldForm) return
    window.heldForm = { form, button: event.submitter }
    showWaiting(event.submitter, true)
    start()
    setTimeout(send, 10_000)
  })

  const later = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 350)))
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // Chromium draws a larger file of a picture that it still holds, and complains that the preloaded one is unused.
  addEventListener('load', () => {
    for (const { name, initiatorType } of performance.getEntriesByType(
      'resource',
    ) as PerformanceResourceTiming[]) {
      if (initiatorType === 'link' && name.includes('/uploads/') && name !== hero?.currentSrc)
        new Image().src = name
    }
  })
  if (!hero || hero.complete) later()
  else {
    hero.addEventListener('load', later, { once: true })
    hero.addEventListener('error', later, { once: true })
    setTimeout(start, 4000)
  }
}
