import type { ProductCard } from '#contract/catalog'
import { useWords } from '../text/lang'
import { catalogWords } from './words'
import './discount-badge.css'

/** `20% ছাড়`, nothing without a discount. */
export function DiscountBadge({ discount }: { discount: ProductCard['discount'] }) {
  const text = useWords(catalogWords)
  const percent = discount?.percent ?? 0
  if (percent <= 0) return null
  return <span className="discount-badge bold small num">{text.off(percent)}</span>
}
