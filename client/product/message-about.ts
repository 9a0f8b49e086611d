import type { Product } from '#contract/catalog'
import { productCode } from '#contract/shop'
import { paths } from '../paths'
import { useHydrated } from '../ui/state/use-hydrated'

/** The beginning of a message to the shop: title, code and link. The server does not know the link. */
export function useMessageAbout({ id, slug, title }: Product): string {
  const isHydrated = useHydrated()
  const link = isHydrated ? `\n${location.origin}${paths.product(slug)}` : ''
  return `${title} (${productCode(id)})${link}`
}
