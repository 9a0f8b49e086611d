import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import type { Place } from './reads-ahead'
import { type LazyPart, lazyPart } from './ui/layout/lazy-part'

export type Screen = {
  path: string
  access: 'all' | 'guests' | 'customers'
  page: LazyPart
  /** Parameters of the query that the screen reads; others are not part of its address. */
  query?: readonly string[]
  /** Reads the screen's first data: ahead, on a link's hover, and on the server. Never fails. */
  readAhead?: (queryClient: QueryClient, place: Place) => Promise<unknown>
}

type ReadAhead = NonNullable<Screen['readAhead']>
type Reads = typeof import('./reads-ahead')

const ofListing = ['min', 'max', 'color', 'size', 'stock', 'stars', 'offer', 'sort', 'page']

const ListingPage = lazyPart(() => import('./listings/listing-page').then((m) => m.ListingPage))
const TrackingPage = lazyPart(() => import('./orders/tracking-page').then((m) => m.TrackingPage))

/** Every screen, in the order of spec section 2. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    access: 'all',
    page: lazyPart(() => import('./home/home-page').then((m) => m.HomePage)),
    readAhead: ahead((reads) => reads.readHome),
  },
  {
    path: '/search',
    access: 'all',
    page: ListingPage,
    query: ['keyword', ...ofListing],
    readAhead: ahead((reads) => reads.readListing('search')),
  },
  {
    path: '/menu/:menu',
    access: 'all',
    page: ListingPage,
    query: ofListing,
    readAhead: ahead((reads) => reads.readListing('menu')),
  },
  {
    path: '/menu',
    access: 'all',
    page: lazyPart(() => import('./listings/menus-page').then((m) => m.MenusPage)),
  },
  {
    path: '/category/:category',
    access: 'all',
    page: ListingPage,
    query: ofListing,
    readAhead: ahead((reads) => reads.readListing('category')),
  },
  {
    path: '/tag/:tag',
    access: 'all',
    page: ListingPage,
    query: ofListing,
    readAhead: ahead((reads) => reads.readListing('tag')),
  },
  {
    path: '/discount/:discount',
    access: 'all',
    page: ListingPage,
    query: ofListing,
    readAhead: ahead((reads) => reads.readListing('discount')),
  },
  {
    path: '/product/:slug',
    access: 'all',
    page: lazyPart(() => import('./product/product-page').then((m) => m.ProductPage)),
    query: ['tab'],
    readAhead: ahead((reads) => reads.readProduct),
  },
  {
    path: '/contact',
    access: 'all',
    page: lazyPart(() => import('./messages/contact-page').then((m) => m.ContactPage)),
    query: ['sent'],
  },
  {
    path: '/order-rocedure', // spelled so in the spec
    access: 'all',
    page: lazyPart(() => import('./pages/order-procedure-page').then((m) => m.OrderProcedurePage)),
  },
  {
    path: '/delivery-rules',
    access: 'all',
    page: lazyPart(() => import('./pages/delivery-rules-page').then((m) => m.DeliveryRulesPage)),
  },
  {
    path: '/return-policy',
    access: 'all',
    page: lazyPart(() => import('./pages/return-policy-page').then((m) => m.ReturnPolicyPage)),
  },
  {
    path: '/signup',
    access: 'guests',
    page: lazyPart(() => import('./customers/signup-page').then((m) => m.SignupPage)),
    query: ['next'],
  },
  {
    path: '/login',
    access: 'guests',
    page: lazyPart(() => import('./customers/login-page').then((m) => m.LoginPage)),
    query: ['next'],
  },
  {
    path: '/cart',
    access: 'customers',
    page: lazyPart(() => import('./cart/cart-page').then((m) => m.CartPage)),
  },
  {
    path: '/customer/profile',
    access: 'customers',
    page: lazyPart(() => import('./profile/profile-page').then((m) => m.ProfilePage)),
  },
  {
    path: '/customer/checkout',
    access: 'customers',
    page: lazyPart(() => import('./orders/checkout-page').then((m) => m.CheckoutPage)),
  },
  {
    path: '/customer/order/success',
    access: 'customers',
    page: lazyPart(() => import('./orders/success-page').then((m) => m.SuccessPage)),
  },
  {
    path: '/customer/orders',
    access: 'customers',
    page: lazyPart(() => import('./orders/orders-page').then((m) => m.OrdersPage)),
    query: ['page'],
  },
  {
    path: '/customer/order/tracking/:trans_id',
    access: 'customers',
    page: TrackingPage,
  },
  {
    path: '/o/:link',
    access: 'all',
    page: TrackingPage,
  },
  {
    path: '/items',
    access: 'all',
    page: lazyPart(() => import('./notes/notes-page').then((m) => m.NotesPage)),
  },
]

export const NoSuchScreen = lazyPart(() => import('./seen/not-found').then((m) => m.NotFound))

/** The screen at an address, with the parameters of its path and query. */
export function findScreen(url: URL): { screen: Screen; place: Place } | undefined {
  const path = decodePath(url.pathname)
  for (const screen of screens) {
    const match = matchPath(screen.path, path)
    if (match) return { screen, place: { params: match.params, search: url.searchParams } }
  }
  return undefined
}

/** Reading ahead runs after the first load, so its code comes late too. */
function ahead(choose: (reads: Reads) => ReadAhead): ReadAhead {
  return async (queryClient, place) => choose(await import('./reads-ahead'))(queryClient, place)
}

/** Decodes each part of a path on its own: an encoded slash stays within its part. */
function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}
