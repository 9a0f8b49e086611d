import {
  Ban,
  ClipboardList,
  House,
  IdCard,
  LayoutGrid,
  type LucideIcon,
  MessageSquareText,
  PhoneCall,
  Settings,
  Shirt,
  ShoppingBag,
  TicketPercent,
  UserRound,
  Users,
} from 'lucide-react'
import type { Right } from '#contract/office/rights'
import type { frameWords } from '../text/frame-words'

/** The right for a place and its screens. */
export const rightOf = {
  today: 'today',
  orders: 'orders',
  inbox: 'inbox',
  products: 'productsSee',
  catalogue: 'products',
  promos: 'promos',
  blocks: 'blocksSee',
  carts: 'carts',
  customers: 'customers',
  settings: 'settingsSee',
  staff: 'staff',
  audit: 'audit',
  me: 'ownAccount',
} satisfies Partial<Record<keyof (typeof frameWords)['places'], Right>>

/**
 * A place in the menu. `dock`: its position from the left on a phone; the others are behind "more".
 */
export type Place = {
  to: string
  name: keyof typeof rightOf
  Icon: LucideIcon
  group: 'day' | 'shop' | 'own'
  dock?: number
  /** Another path of the place. */
  also?: string
  /** The key after `G` that leads here. */
  key: string
}

/** The menu in its order, without places that these rights exclude. */
export const places: readonly Place[] = [
  { to: '/', name: 'today', Icon: House, group: 'day', dock: 1, key: 'T' },
  { to: '/orders', name: 'orders', Icon: PhoneCall, group: 'day', dock: 2, key: 'O' },
  { to: '/inbox', name: 'inbox', Icon: MessageSquareText, group: 'day', dock: 4, key: 'I' },
  { to: '/carts', name: 'carts', Icon: ShoppingBag, group: 'day', key: 'L' },
  {
    to: '/products',
    name: 'products',
    Icon: Shirt,
    group: 'shop',
    dock: 3,
    key: 'P',
    also: '/import',
  },
  { to: '/shelves', name: 'catalogue', Icon: LayoutGrid, group: 'shop', key: 'D' },
  { to: '/promos', name: 'promos', Icon: TicketPercent, group: 'shop', key: 'R' },
  { to: '/customers', name: 'customers', Icon: Users, group: 'shop', key: 'C' },
  { to: '/blocked', name: 'blocks', Icon: Ban, group: 'shop', key: 'B' },
  { to: '/settings', name: 'settings', Icon: Settings, group: 'shop', key: 'E' },
  { to: '/staff', name: 'staff', Icon: IdCard, group: 'shop', key: 'S' },
  { to: '/audit', name: 'audit', Icon: ClipboardList, group: 'shop', key: 'A' },
  { to: '/me', name: 'me', Icon: UserRound, group: 'own', key: 'M' },
]
