import type { QueryClient } from '@tanstack/react-query'
import type { Right } from '#contract/office/rights'
import {
  type AddressParts,
  readOrder,
  readOrders,
  readProducts,
  readStock,
  readToday,
} from './reads-ahead'
import { rightOf } from './shell/places'
import { type Late, late } from './ui/late'

type Screen = {
  path: string
  right: Right
  page: Late<object>
  /** Loads the first data of the screen. */
  readAhead?: (queryClient: QueryClient, address: AddressParts) => void
}

/** A list and the order beside it are one screen with two addresses. */
const OrdersPage = late(async () => (await import('./orders/orders-page')).OrdersPage)
/** A list and the open customer beside it are one screen with two addresses. */
const CustomersPage = late(async () => (await import('./customers/customers-page')).CustomersPage)

/** A new product and an existing one share a form. */
const ProductFormPage = late(
  async () => (await import('./product-form/product-form-page')).ProductFormPage,
)

/** The screens within the frame, each in a chunk of its own. Places of the menu lead to these. */
export const screens: readonly Screen[] = [
  { path: '/orders', right: rightOf.orders, page: OrdersPage, readAhead: readOrders },
  {
    path: '/orders/new',
    right: rightOf.orders,
    page: late(async () => (await import('./new-orders/new-order-page')).NewOrderPage),
  },
  { path: '/orders/:trans_id', right: rightOf.orders, page: OrdersPage, readAhead: readOrder },
  {
    path: '/',
    right: rightOf.today,
    page: late(async () => (await import('./today/today-page')).TodayPage),
    readAhead: readToday,
  },
  {
    path: '/inbox',
    right: rightOf.inbox,
    page: late(async () => (await import('./inbox/inbox-page')).InboxPage),
  },
  {
    path: '/import',
    right: 'imports',
    page: late(async () => (await import('./imports/imports-page')).ImportsPage),
  },
  {
    path: '/import/:id',
    right: 'imports',
    page: late(async () => (await import('./imports/import-page')).ImportPage),
  },
  { path: '/products/new', right: 'products', page: ProductFormPage },
  { path: '/products/:id', right: 'products', page: ProductFormPage },
  {
    path: '/products/:id/stock',
    right: 'stock',
    page: late(async () => (await import('./stock/stock-page')).StockPage),
    readAhead: readStock,
  },
  {
    path: '/slips',
    right: rightOf.orders,
    page: late(async () => (await import('./slips/slips-page')).SlipsPage),
  },
  {
    path: '/picks',
    right: rightOf.orders,
    page: late(async () => (await import('./picks/picks-page')).PicksPage),
  },
  {
    path: '/products',
    right: rightOf.products,
    page: late(async () => (await import('./products/products-page')).ProductsPage),
    readAhead: readProducts,
  },
  {
    path: '/shelves',
    right: rightOf.catalogue,
    page: late(async () => (await import('./catalogue/catalogue-page')).CataloguePage),
  },
  {
    path: '/promos',
    right: rightOf.promos,
    page: late(async () => (await import('./promos/promos-page')).PromosPage),
  },
  {
    path: '/blocked',
    right: rightOf.blocks,
    page: late(async () => (await import('./blocks/blocks-page')).BlocksPage),
  },
  {
    path: '/carts',
    right: rightOf.carts,
    page: late(async () => (await import('./carts/carts-page')).CartsPage),
  },
  { path: '/customers', right: rightOf.customers, page: CustomersPage },
  { path: '/customers/:id', right: rightOf.customers, page: CustomersPage },
  {
    path: '/settings',
    right: rightOf.settings,
    page: late(async () => (await import('./settings/settings-page')).SettingsPage),
  },
  {
    path: '/staff',
    right: rightOf.staff,
    page: late(async () => (await import('./staff/staff-page')).StaffPage),
  },
  {
    path: '/audit',
    right: rightOf.audit,
    page: late(async () => (await import('./staff/audit-page')).AuditPage),
  },
  {
    path: '/me',
    right: rightOf.me,
    page: late(async () => (await import('./account/me-page')).MePage),
  },
  {
    path: '/more',
    right: rightOf.me,
    page: late(async () => (await import('./shell/more-page')).MorePage),
  },
]

export const SignInPage = late(async () => (await import('./account/sign-in-page')).SignInPage)
export const InvitePage = late(async () => (await import('./account/invite-page')).InvitePage)
