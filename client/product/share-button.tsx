import { Share2 } from 'lucide-react'
import type { Product } from '#contract/catalog'
import { useText } from '../text/lang'
import { product as productText } from '../text/rooms/product'
import { loadAgain } from '../ui/state/load-again'

export function ShareButton({ product }: { product: Product }) {
  const text = useText({ product: productText }).product
  return (
    <button
      type="button"
      className="share-button inline-flex gap-6 ink-green"
      onClick={async () => (await loadAgain(() => import('./share'))).share(product)}
    >
      <Share2 className="icon icon-18" aria-hidden />
      {text.share}
    </button>
  )
}
