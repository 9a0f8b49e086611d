import type { Product } from '#contract/catalog'
import { paths } from '../paths'
import { wordsNow } from '../text/lang'
import { toast } from '../ui/overlay/toast'
import { productWords } from './words'

/** The system's sheet; without one the link is copied. */
export async function share(product: Pick<Product, 'slug' | 'title'>): Promise<void> {
  const text = wordsNow(productWords)
  const url = location.origin + paths.product(product.slug)
  try {
    if (navigator.share) await navigator.share({ title: product.title, url })
    else {
      await navigator.clipboard.writeText(url)
      toast.success(text.linkCopied)
    }
  } catch (error) {
    // Closing the sheet is no failure; plain http has no clipboard.
    if (Object(error).name !== 'AbortError') toast.info(text.copyFromAddress)
  }
}
