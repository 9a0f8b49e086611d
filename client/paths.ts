import type { LeadsTo } from '#contract/search-words'
import { menuInPath } from '#contract/shop'

/** One URL builder per screen, in the order of spec section 2. */
export const paths = {
  home: () => '/',
  search: (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`,
  menu: (menu: string) => `/menu/${encodeURIComponent(menuInPath(menu))}`,
  /** The target of a menu link if there are no menus. */
  menus: () => '/menu',
  category: (category: string) => `/category/${encodeURIComponent(category)}`,
  tag: (tag: string) => `/tag/${encodeURIComponent(tag)}`,
  discount: (discount: string) => `/discount/${encodeURIComponent(discount)}`,
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  contact: () => '/contact',
  orderProcedure: () => '/order-rocedure', // spelled so in the spec
  deliveryRules: () => '/delivery-rules',
  returnPolicy: () => '/return-policy',
  signup: (next?: string) => `/signup${nextQuery(next)}`,
  login: (next?: string) => `/login${nextQuery(next)}`,
  cart: () => '/cart',
  profile: () => '/customer/profile',
  checkout: () => '/customer/checkout',
  orderSuccess: () => '/customer/order/success',
  orders: () => '/customer/orders',
  tracking: (transId: string) => `/customer/order/tracking/${encodeURIComponent(transId)}`,
  notes: () => '/items',
}

function nextQuery(next: string | undefined): string {
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

/** The screen of the shop that words of a search ask for. */
export function screenPath({ screen, discount = '' }: LeadsTo): string {
  return screen === 'discount' ? paths.discount(discount) : paths[screen]()
}

/**
 * The target after login: only a path of this shop, otherwise home. The browser's own parsing
 * decides: `/.//elsewhere.example` becomes `//elsewhere.example`, another host.
 */
export function safeNext(next: string | null): string {
  const shop = 'https://shop.invalid'
  if (!next?.startsWith('/') || !URL.canParse(next, shop)) return paths.home()
  const { origin, pathname, search, hash } = new URL(next, shop)
  return origin === shop && !pathname.startsWith('//') ? pathname + search + hash : paths.home()
}

/** The next screen after login and sign up learns that its visitor comes from there. */
export const asLoggedIn = { replace: true, state: { loggedIn: true } }
