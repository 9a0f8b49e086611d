import type { Page } from 'playwright-core'
import { cutTitle } from '../../../client/text/format.ts'
import type { Shopper, Visits, WalkOptions } from './visits.ts'

export type Lang = 'bn' | 'en'

/** A page of a shopper with a chosen language. */
export function visitIn(shop: Visits, lang: Lang, path: string, options: WalkOptions = {}) {
  return shop.walk(path, { ...options, lang })
}

/** Presses the switch of languages, also behind a dialog. Toasts stay. */
export async function switchTo(page: Page, lang: Lang): Promise<void> {
  const held = page.locator('.toast button').last()
  if (await held.count()) await held.focus()
  await page.locator(`.lang-switch [value=${lang}]`).first().dispatchEvent('click')
  await page.waitForFunction((said) => document.documentElement.dataset.lang === said, lang)
}

/** The whole texts of elements, as the page shows them. */
export async function wholeTexts(page: Page): Promise<Set<string>> {
  const texts = await page
    .locator('body *:not(script, style)')
    .evaluateAll((parts) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.textContent?.trim() ?? ''),
    )
  return new Set(texts)
}

/** Names that both languages write alike, and codes. */
const names =
  /WhatsApp|Facebook|Instagram|YouTube|Nokshi Haat|নকশি হাট|hello@nokshihaat\.example|01X+|\b(?:JPEG|PNG|WebP|AVIF|GIF|MB|A-Z|Z-A)\b|name@example\.com|notes\.txt|৳|“[^”]*”/g

type Said = { text: string; lang: string; isOfProduct: boolean; isSwitch: boolean }

/**
 * Texts and names of the parts of `selector` that are in the other script than `lang`, or would be
 * read in the wrong voice: texts, names, alternatives, titles, placeholders, and the title of the
 * document. `written`: texts of shop and shoppers, which stay unchanged, in the voice of their own
 * letters.
 */
export async function foreignTexts(
  page: Page,
  lang: Lang,
  selector: string,
  written: readonly string[],
): Promise<string[]> {
  const said: Said[] = await page.locator(selector).evaluateAll((roots) => {
    const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
    // The language of typed text is unknown.
    const inner = 'script, style, noscript, textarea'
    const parts = roots.flatMap((root) => [root, ...root.querySelectorAll('*')])
    const shown = [...new Set(parts)].filter(
      (part) => part.checkVisibility() && !part.closest(inner),
    )
    const own = (part: Element) =>
      [...part.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : []))
    return shown.flatMap((part) => {
      const where = {
        lang: part.closest('[lang]')?.getAttribute('lang') ?? '',
        isOfProduct: part.closest('.html, .avatar') !== null,
        isSwitch: part.closest('.lang-switch') !== null,
      }
      const texts = [...own(part), ...attributes.flatMap((name) => part.getAttribute(name) ?? [])]
      return texts.filter((text) => text.trim()).map((text) => ({ text: text.trim(), ...where }))
    })
  })
  const title = { text: await page.title(), lang, isOfProduct: false, isSwitch: false }
  const known = patternOf(written)
  return [...said, title].flatMap((each) => {
    const rest = each.text.replace(known, '').replace(names, '')
    const isRead = each.isOfProduct || each.isSwitch || !others[lang].test(rest)
    return isRead && isInItsVoice(each, rest, written) ? [] : `${each.lang}: ${each.text}`
  })
}

const others = { bn: /\p{Script=Latin}/u, en: /\p{Script=Bengali}/u }

/** `rest`: the shop's own words in it. */
function isInItsVoice({ text, lang, isOfProduct }: Said, rest: string, written: readonly string[]) {
  const voiceOf = (words: string): string => (others.en.test(words) ? 'bn' : 'en')
  if (isOfProduct) return lang === 'bn' || voiceOf(text) === lang
  if (/\p{L}/u.test(rest)) return voiceOf(rest) === lang
  const isOf = (each: string) =>
    text.endsWith('…') ? each.startsWith(text.slice(0, -1)) : each === text
  const whole = written.filter(isOf)
  return isCode(text) || whole.length === 0 || whole.some((each) => voiceOf(each) === lang)
}

/**
 * All texts of the shop's owner and shoppers, and codes, as screens in this language show them: menus,
 * categories, tags and banners have English names.
 */
export async function writtenTexts(shop: Visits, lang: Lang, shopper?: Shopper): Promise<string[]> {
  const { prisma } = shop
  const shown = (name: string | null, english: string | null) =>
    (lang === 'en' && english) || (name ?? '')
  const lists = await Promise.all([
    prisma.product.findMany().then((rows) => rows.map(({ title }) => title)),
    prisma.menu.findMany().then((rows) => rows.map(({ menu, english }) => shown(menu, english))),
    prisma.category
      .findMany()
      .then((rows) => rows.map(({ category, english }) => shown(category, english))),
    prisma.tag.findMany().then((rows) => rows.map(({ tag, english }) => shown(tag, english))),
    prisma.productColor.findMany().then((rows) => rows.map(({ color }) => color)),
    prisma.productSize.findMany().then((rows) => rows.map(({ size }) => size)),
    prisma.banner.findMany().then((rows) => rows.map(({ alt, english }) => shown(alt, english))),
    prisma.note.findMany().then((rows) => rows.flatMap(({ title, note }) => [title, note])),
    prisma.review.findMany().then((rows) => rows.map(({ review }) => review)),
    prisma.customer.findMany().then((rows) => rows.map(({ name }) => name)),
    prisma.address.findMany().then((rows) => rows.flatMap(({ name, address }) => [name, address])),
  ])
  const orders = await prisma.order.findMany({ where: { customerId: shopper?.id ?? 0 } })
  const ofOrders = orders.flatMap((order) => [order.transId, order.address, order.addressName])
  const own = shopper ? [shopper.name, shopper.email] : []
  const all = [...lists.flat(), ...ofOrders, ...own, 'বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা']
  return [...new Set(all.flatMap((text) => [text.trim(), cutTitle(text)]))].filter(Boolean)
}

/** Matches any of these as a whole word, the longest first. */
function patternOf(written: readonly string[]): RegExp {
  const escaped = [...written]
    .sort((one, two) => two.length - one.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${escaped.join('|')})(?![\\p{L}\\p{M}])`, 'gu')
}

/** An email or the number of an order. */
function isCode(text: string): boolean {
  return /^\S+@\S+$|^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(text)
}
