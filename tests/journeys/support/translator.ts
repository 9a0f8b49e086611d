import type { Page, Request } from 'playwright-core'

type Fiber = {
  tag: number
  stateNode: { textContent: string; current: Fiber }
  memoizedProps: Record<string, unknown> | string
  child: Fiber | null
  sibling: Fiber | null
}

/**
 * Does as the translator of Chrome: each text node is replaced by a `<font>` in a `<font>`. It
 * writes the same text, so that a text that React has changed since is recognised by its words.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const parent = text.parentElement
      if (!parent || !text.nodeValue?.trim()) continue
      if (parent.closest('font, script, style, textarea, noscript, [translate=no]')) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.nodeValue)
      parent.replaceChild(Object.assign(font, { original: text }), text)
    }
  })
}

/** Prices, phone and order numbers that stand alone and would be translated. */
async function findTranslatable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept = [/^[-−·]?\s*৳[\d,]+( × \d+)?$/, /^(\+?88)?01[\d -]{9,}$/, /^(?=.*\d)[0-9A-Z]{12}$/]
    return [...document.querySelectorAll('body :not(script, style, option)')]
      .filter((part) => !part.closest('[translate=no]'))
      .filter((part) =>
        [...part.childNodes].some(({ nodeType, nodeValue }) => {
          const text = nodeType === Node.TEXT_NODE ? (nodeValue ?? '').trim() : ''
          return kept.some((pattern) => pattern.test(text))
        }),
      )
      .map((part) => part.outerHTML.slice(0, 150))
  })
}

/** Shows the original, as the translator's bar offers. */
export async function showOriginal(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const font of document.querySelectorAll('font')) {
      const { original } = Object(font)
      if (original) font.parentNode?.replaceChild(original, font)
    }
  })
}

/** Words of the page that are not what React has rendered, as `shown, instead of meant`. */
export async function findFormerTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    const container: Fiber = Object(root)[key ?? '']
    const meant = textOf(container.stateNode.current)
    const shown = root?.textContent ?? ''
    if (shown === meant) return []
    let at = 0
    while (shown[at] === meant[at]) at++
    const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 30))
    return [`${around(shown)}, instead of ${around(meant)}`]

    function textOf({ tag, stateNode, memoizedProps, child }: Fiber): string {
      const isText = 6
      const isElement = 5
      const isPortal = 4
      if (tag === isText) return String(memoizedProps)
      if (tag === isPortal) return ''
      const { children, dangerouslySetInnerHTML } = Object(memoizedProps)
      if (tag === isElement && !child) {
        const isOwn = typeof children === 'string' || typeof children === 'number'
        return isOwn && !dangerouslySetInnerHTML ? String(children) : stateNode.textContent
      }
      let text = ''
      for (let each = child; each; each = each.sibling) text += textOf(each)
      return text
    }
  })
}

/** Writes of data that other tests share are lost on the way; the language of a person is not. */
export async function loseWrites(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const isOwn = request.method() === 'GET' || request.url().endsWith('/api/office/me')
    return isOwn ? route.fallback() : route.abort()
  })
}

/**
 * Presses every control of the screen, and of what opens, each once, in a translated page; answers
 * the former texts that stayed, and numbers that were translated. A press that leads away is
 * followed by `open`.
 */
export async function pressAll(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const pressed: string[] = []
  const former: string[] = []
  const numbers = new Set<string>()
  const place = () => new URL(page.url()).pathname
  const start = place()
  const quiet = waitsForQuiet(page)
  for (let nr = 0; nr < 80; nr++) {
    if (place() !== start) await open()
    for (const part of await findTranslatable(page)) numbers.add(`is translated: ${part}`)
    await translate(page)
    const name = await page.evaluate(pressNext, pressed)
    if (name === undefined) break
    pressed.push(name)
    await quiet()
    for (const found of await findFormerTexts(page)) former.push(`after ${name}: ${found}`)
    if (former.length > 0) break
  }
  if (pressed.length === 0) throw new Error(`Nothing to press on ${start}`)
  return [...former, ...numbers]
}

/** Presses the first shown control without a name among these; answers its name. */
function pressNext(pressed: string[]): string | undefined {
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const within = dialogs[dialogs.length - 1] ?? document
  const controls = within.querySelectorAll<HTMLElement>(
    'button, summary, select, [role=tab], input:is([type=radio], [type=checkbox])',
  )
  const times = new Map<string, number>()
  for (const control of controls) {
    if (!control.checkVisibility() || control.matches(':disabled')) continue
    const words = control.getAttribute('aria-label') ?? control.closest('label')?.textContent
    const said = `${control.tagName} ${(words ?? control.textContent).trim().slice(0, 40)}`
    const nr = (times.get(said) ?? 0) + 1
    times.set(said, nr)
    const name = `${said} ${nr}`
    if (nr > 3 || pressed.includes(name)) continue
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = (control.selectedIndex + 1) % control.options.length
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else control.click()
    return name
  }
}

/** Waits until no request is on its way and the page has painted. */
function waitsForQuiet(page: Page) {
  const running = new Set<Request>()
  const end = (request: Request) => running.delete(request)
  page.on('request', (request) => running.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const deadline = performance.now() + 3000
    do await page.waitForTimeout(30)
    while (running.size > 0 && performance.now() < deadline)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }
}
