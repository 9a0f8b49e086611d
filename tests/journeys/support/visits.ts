// Over 200 lines: every way in which a journey opens a page.
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Database } from '../../../server/database/client.ts'
import { openFactories, theirPassword } from '../../support/make.ts'
import { patience } from '../../support/patience.ts'
import { demoPassword } from './built-shop.ts'
import { comeAlive, watchProblems } from './page.ts'
import { openTabs } from './tabs.ts'

/** A customer with an account; `cookie` is a session from an earlier login. */
export type Shopper = { id: number; name: string; email: string; cookie: string }

type ShopperGiven = { name?: string; cart?: string[]; address?: boolean }

export type VisitOptions = {
  as?: Shopper
  width?: number
  height?: number
  /** False: as before the scripts run. */
  scripts?: boolean
  /** False: does not wait for hydration. */
  isAlive?: boolean
  /** A finger instead of a mouse. */
  touch?: boolean
  lessMotion?: boolean
  /** Allowed console errors. */
  allow?: RegExp[]
  /** Before the first page is opened: routes, clocks, scripts. */
  before?: (page: Page) => Promise<unknown>
}

type WalkWays = 'as' | 'width' | 'height' | 'touch' | 'lessMotion' | 'allow'
export type WalkOptions = Pick<VisitOptions, WalkWays> & {
  /** The chosen language. */
  lang?: string
  /** Routes and cookies only: other changes of a tab would stay. */
  before?: (page: Page) => Promise<unknown>
}

export type Visits = ReturnType<typeof openVisits>

const demoCustomer = { email: 'demo@nokshihaat.example', password: demoPassword }

/** Visits to the shop at `url`; errors of its pages are collected in `problems`. */
export function openVisits(url: string, browser: Browser, database: Database, problems: string[]) {
  const { prisma } = database
  const make = openFactories(prisma)

  /** A page in a browser of its own, opened and hydrated. */
  async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
    const { width = 1280, height = 800, scripts = true, touch = false } = options
    const { isAlive = scripts } = options
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      javaScriptEnabled: scripts,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: options.lessMotion ? 'reduce' : 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    context.setDefaultTimeout(patience.timeout)
    if (options.as) await context.addCookies([cookieOf(options.as, url)])
    const page = await context.newPage()
    watchProblems(page, url, options.allow ?? [], problems)
    await options.before?.(page)
    if (isAlive) await hurry(page, path)
    else await page.goto(path)
    return page
  }

  const tabs = openTabs(url, browser, problems)
  let walker: Awaited<ReturnType<typeof tabs.take>> | undefined

  /**
   * Opens a screen like `visit`, in a reused tab: for tests that need no browser of their own, as
   * one of first scripts and pictures does.
   */
  async function borrow(path: string, options: WalkOptions = {}): Promise<Page> {
    return go(await tabs.take(options.touch), path, options)
  }

  /** Several screens of a test, one after another in one tab, each with fresh state. */
  async function walk(path: string, options: WalkOptions = {}): Promise<Page> {
    if (walker) await tabs.empty(walker)
    walker ??= await tabs.take(options.touch)
    return go(walker, path, options)
  }

  async function go(
    { page, allow }: { page: Page; allow: RegExp[] },
    path: string,
    options: WalkOptions,
  ) {
    allow.push(...(options.allow ?? []))
    const { width = 1280, height = 800, lessMotion, as, lang } = options
    await page.setViewportSize({ width, height })
    await page.emulateMedia({
      reducedMotion: lessMotion ? 'reduce' : 'no-preference',
      forcedColors: null,
    })
    if (as) await page.context().addCookies([cookieOf(as, url)])
    if (lang) await page.context().addCookies([{ name: 'lang', value: lang, url }])
    await options.before?.(page)
    await hurry(page, path)
    return page
  }

  /** Closes the test's pages, except reusable tabs. */
  async function leave(): Promise<void> {
    walker = undefined
    await tabs.giveBack()
  }

  /** A new customer, logged in, with these demo products in the cart and an address. */
  async function shopper({ cart = [], address, ...given }: ShopperGiven = {}): Promise<Shopper> {
    const email = `${crypto.randomUUID()}@example.com`
    const { id, name } = await make.customer({ ...given, email })
    const as = { id, name, email, cookie: await logIn(email, theirPassword) }
    await fillCart(as, ...cart)
    if (address) await giveAddress(as)
    return as
  }

  /** The demo customer with address and orders. */
  async function demoShopper(): Promise<Shopper> {
    const { email, password } = demoCustomer
    const { id, name } = await prisma.customer.findUniqueOrThrow({ where: { emailKey: email } })
    return { id, name, email, cookie: await logIn(email, password) }
  }

  async function logIn(email: string, password: string): Promise<string> {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const [cookie] = answer.headers.getSetCookie()
    if (!cookie) throw new Error(`No login for ${email}: ${answer.status}`)
    return cookie.split(';')[0] ?? ''
  }

  /** A call as this shopper, outside of the browser. */
  async function ask(as: Shopper, path: string, input?: Record<string, unknown>) {
    const answer = await fetch(url + path, {
      method: input ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Cookie: as.cookie },
      body: input && JSON.stringify(input),
    })
    return { status: answer.status, body: await answer.json() }
  }

  /** Puts demo products into the shopper's cart, the first named first. */
  async function fillCart(as: Shopper, ...slugs: string[]): Promise<void> {
    for (const slug of slugs) {
      const product = await prisma.product.findUniqueOrThrow({ where: { slug } })
      await ask(as, '/api/add/cart', { product_id: product.id, quantity: product.minimumOrder })
    }
  }

  /** Waits until the served page holds this: the former one may be served for a second. */
  async function shows(path: string, text: string): Promise<void> {
    const deadline = performance.now() + 5000
    while (!(await (await fetch(url + path)).text()).includes(text)) {
      if (performance.now() > deadline) throw new Error(`${path} does not show ${text}`)
      await delay(50)
    }
  }

  async function giveAddress(as: Shopper): Promise<void> {
    const address = { number: '01712345678', address: 'বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা' }
    await ask(as, '/api/add/address', { name: as.name, ...address })
  }

  return {
    url,
    visit,
    borrow,
    walk,
    leave,
    close: tabs.close,
    shows,
    shopper,
    demoShopper,
    ask,
    fillCart,
    giveAddress,
    make,
    prisma,
  }
}

/** Opens and touches the page, so that its scripts start at once. */
async function hurry(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await comeAlive(page)
}

function cookieOf({ cookie }: Shopper, url: string) {
  const at = cookie.indexOf('=')
  return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url, httpOnly: true }
}
