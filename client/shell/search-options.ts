import type { suggestSearch } from '#contract/catalog'
import type { OutputOf } from '#contract/endpoint'
import type { LeadsTo } from '#contract/search-words'
import { paths, screenPath } from '../paths'

type Offered = OutputOf<typeof suggestSearch>
type Option = {
  label: string
  to: string
  isCategory?: boolean
  product?: Offered['products'][number]
}

/** The screen of the shop, then the categories that the word names, then products. */
export function optionsOf(
  { products, categories, leads_to: leadsTo }: Offered,
  sayCategory: (name: string) => string,
  sayScreen: (leadsTo: LeadsTo) => string,
): Option[] {
  return [
    ...(leadsTo ? [{ label: sayScreen(leadsTo), to: screenPath(leadsTo) }] : []),
    ...categories.map((name) => ({
      label: sayCategory(name),
      to: paths.category(name),
      isCategory: true,
    })),
    ...products.map((product) => ({
      label: product.title,
      to: paths.product(product.slug),
      product,
    })),
  ]
}
