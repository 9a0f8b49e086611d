import type { ProductCard } from '#contract/catalog-shapes'
import './discount-badge.css'

/** `20% ছাড়`, nothing without a discount. */
export function DiscountBadge({ discount }: { discount: ProductCard['discount'] }) {
  const percent = discount?.percent ?? 0
  if (percent <= 0) return null
  return <span className="discount-badge num">{percent}% ছাড়</span>
}
