import type { Page } from 'playwright-core'
import type { Shopper, VisitOptions, Visits } from './visits.ts'

export type Lang = 'bn' | 'en'

/** A page of somebody who has chosen a language. */
export function visitIn(shop: Visits, lang: Lang, path: string, options: VisitOptions = {}) {
  const { hostname } = new URL(shop.url)
  const cookie = { name: 'lang', value: lang, domain: hostname, path: '/' }
  const before = async (page: Page) => {
    await page.context().addCookies([cookie])
    await options.before?.(page)
  }
  return shop.visit(path, { ...options, before })
}

/** The whole texts of elements, as they stand in the page. */
export async function wholeTexts(page: Page): Promise<Set<string>> {
  const texts = await page
    .locator('body *:not(script, style)')
    .evaluateAll((parts) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.textContent?.trim() ?? ''),
    )
  return new Set(texts)
}

/** Names of things that are written one way in both languages. */
const names = /WhatsApp|Nokshi Haat|নকশি হাট|hello@example\.com|01X+|\bMB\b|name@example\.com|৳/g

/**
 * The texts and names in letters of the other script of the parts that `selector` names: texts,
 * names, alternatives, titles, placeholders, and the title of the document. `written`: by shop and shoppers.
 */
export async function foreignTexts(
  page: Page,
  lang: Lang,
  selector: string,
  written: readonly string[],
): Promise<string[]> {
  const texts = await page.locator(selector).evaluateAll((roots) => {
    const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
    const parts = roots.flatMap((root) => [root, ...root.querySelectorAll('*:not(script, style)')])
    const shown = parts.filter((part) => part.checkVisibility())
    const own = (part: Element) =>
      [...part.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : []))
    return shown.flatMap((part) => [
      ...own(part),
      ...attributes.flatMap((name) => part.getAttribute(name) ?? []),
    ])
  })
  const other = lang === 'bn' ? /\p{Script=Latin}/u : /\p{Script=Bengali}/u
  const strip = (text: string) =>
    [...written].sort((one, two) => two.length - one.length).reduce(without, text)
  return [...texts, await page.title()].filter((text) =>
    other.test(strip(text.trim()).replace(names, '')),
  )
}

/** All that the shop's owner and this shopper have written. */
export async function writtenTexts(shop: Visits, shopper: Shopper): Promise<string[]> {
  const products = await shop.prisma.product.findMany({ select: { title: true } })
  const orders = await shop.prisma.order.findMany({ where: { customerId: shopper.id } })
  const titles = products.flatMap(({ title }) => [title, title.trim()])
  const ofOrders = orders.flatMap((order) => [order.transId, order.address])
  const initials = shopper.name.split(' ').map(([first]) => first)
  return [
    ...titles,
    initials.join(''),
    ...ofOrders,
    shopper.name,
    shopper.email,
    'বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা',
  ]
}

function without(text: string, known: string): string {
  return text.replaceAll(known, '')
}
