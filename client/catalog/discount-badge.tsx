import type { ProductCard } from '#contract/catalog'
import { useText } from '../text/lang'
import { catalog } from '../text/rooms/catalog'
import './discount-badge.css'

/** `20% ছাড়`, nothing without a discount. */
export function DiscountBadge({ discount }: { discount: ProductCard['discount'] }) {
  const text = useText({ catalog })
  const percent = discount?.percent ?? 0
  if (percent <= 0) return null
  return <span className="discount-badge bold small num">{text.catalog.off(percent)}</span>
}
