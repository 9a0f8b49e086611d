import { Share2 } from 'lucide-react'
import type { Product } from '#contract/catalog'
import { useWords } from '../text/lang'
import { loadAgain } from '../ui/state/load-again'
import { productWords } from './words'

export function ShareButton({ product }: { product: Product }) {
  const text = useWords(productWords)
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
