import { useParams, useSearchParams } from 'react-router'
import type { Category } from '#contract/catalog'
import { discountTagLabel } from '#contract/shop'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { keywordOf } from './keyword'
import { NothingToFind } from './late-answers'
import type { ListingKind } from './listing'
import { ListingScreen } from './listing-screen'

/** The five listings of spec section 2: the path's parameter is named after its kind. */
export function ListingPage() {
  const params = useParams()
  const [search] = useSearchParams()
  const kind = named.find((each) => params[each] !== undefined) ?? 'search'
  const name = kind === 'search' ? keywordOf(search) : (params[kind] ?? '')
  const said = useTitle(kind, name)
  if (kind === 'search' && !name) return <NothingToFind />
  return <ListingScreen key={`${kind} ${name}`} kind={kind} name={name} {...said} />
}

const named = ['menu', 'category', 'tag', 'discount'] as const

function useTitle(kind: ListingKind, name: string) {
  const { all } = useActiveMenus()
  const nameOf = useCatalogueName()
  // An address may have the name in other case; the heading uses the shop's spelling.
  const isIt = (own: string) => own.toLowerCase() === name.toLowerCase()
  if (kind === 'search') return { title: name }
  // Reached from a banner; its label is fixed (spec section 2).
  if (kind === 'discount') return { title: discountTagLabel }
  if (kind === 'menu') {
    const found = all.find(({ menu }) => isIt(menu))
    return { title: nameOf(found?.menu ?? name, found?.english).label }
  }
  if (kind === 'tag') return { title: name }
  const isThere = ({ category }: Category) => isIt(category)
  const home = all.find(({ categories }) => categories.some(isThere))
  const found = home?.categories.find(isThere)
  return {
    title: nameOf(found?.category ?? name, found?.english).label,
    trail:
      home?.status === 1 ? [{ to: paths.menu(home.menu), ...nameOf(home.menu, home.english) }] : [],
  }
}
