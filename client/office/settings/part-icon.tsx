import {
  type LucideIcon,
  MessageSquareText,
  Phone,
  ReceiptText,
  ScrollText,
  Search,
  Share2,
  Store,
  Truck,
} from 'lucide-react'
import type { SettingPart } from '#contract/office/settings'

const icons: Record<SettingPart, LucideIcon> = {
  shop: Store,
  contact: Phone,
  social: Share2,
  policy: ScrollText,
  orders: ReceiptText,
  delivery: Truck,
  texts: MessageSquareText,
  search: Search,
}

/** The icon of a part of the settings. */
export function PartIcon({ part }: { part: SettingPart }) {
  const Icon = icons[part]
  return <Icon className="glyph" aria-hidden />
}
