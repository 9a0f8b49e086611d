import { useParams, useSearchParams } from 'react-router'
import { discountTagLabel } from '#contract/shop'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { scriptOf } from '../text/script-of'
import { keywordOf } from './keyword'
import { ListingScreen } from './listing-screen'
import type { ListingKind } from './listings'
import { NothingToFind } from './nothing-to-find'

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
  const { menus } = useActiveMenus()
  if (kind === 'search') return { title: name }
  // Reached from a banner; its label is fixed (spec section 2).
  if (kind === 'discount') return { title: discountTagLabel }
  if (kind === 'menu') {
    // The address has the name in lower case; the heading uses the shop's spelling.
    const found = menus.find(({ menu }) => menu.toLowerCase() === name.toLowerCase())
    return { title: found?.menu ?? name }
  }
  const menu =
    kind === 'category' &&
    menus.find(({ categories }) => categories.some(({ category }) => category === name))
  return { title: name, trail: menu ? [crumbOf(menu.menu)] : [] }
}

function crumbOf(menu: string) {
  return { label: menu, to: paths.menu(menu), lang: scriptOf(menu) }
}
