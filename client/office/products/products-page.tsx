import { Plus } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { LinkButton } from '../../ui/form/link-button'
import { useKeys } from '../../ui/input/keys'
import { useMe, useRights } from '../api/me'
import { Screen } from '../shell/screen'
import { useText } from '../text/lang'
import { useProductText } from '../text/products'
import { latePart } from '../ui/late'
import { useSelection } from '../ui/use-selection'
import { FilterBar } from './filter-bar'
import { ProductList } from './product-list'
import { ProductTabs } from './product-tabs'
import { useProductCounts, useProductRows } from './queries'
import { filtersOf, narrowing } from './reads'
import '../../ui/layout/add.css'
import '../ui/list.css'
import './products.css'

const CsvMenu = latePart(async () => (await import('./csv-links')).CsvMenu)
const UndoAgain = latePart(async () => (await import('./undo-again')).UndoAgain)

/** All products: tabs, filters, and the list, in which prices and stock are edited. */
export function ProductsPage() {
  const { places } = useText()
  const text = useProductText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filters = filtersOf(params)
  const list = JSON.stringify(filters)
  const pages = useProductRows(filters)
  const me = useMe().data?.staff.id
  const selection = useSelection<ProductRow>(`${me} products ${list}`)
  const canChange = useRights().includes('products')
  const { data: counts } = useProductCounts()
  const read = pages.data?.pages.flatMap(({ products }) => products).length
  const isNarrowed = narrowing.some((name) => filters[name])
  // The server does not count a filtered list; its number is known at its end.
  const total = isNarrowed || !counts ? (pages.hasNextPage ? undefined : read) : counts[filters.tab]
  useKeys(
    canChange ? [{ keys: 'N', does: text.keys.add, act: () => navigate('/products/new') }] : [],
  )
  return (
    <Screen
      title={places.products}
      actions={
        <>
          {canChange && (
            <LinkButton kind="primary" to="/products/new">
              <Plus className="glyph glyph-small" aria-hidden />
              {text.add}
              <kbd className="only-d">{'N'}</kbd>
            </LinkButton>
          )}
          <CsvMenu filters={filters} />
        </>
      }
    >
      <UndoAgain />
      <div className={selection.isOn ? 'products selecting' : 'products'}>
        <ProductTabs tab={filters.tab} />
        <FilterBar
          filters={filters}
          total={total}
          onSelect={canChange ? selection.start : undefined}
        />
        <ProductList
          key={list}
          filters={filters}
          pages={pages}
          selection={selection}
          canChange={canChange}
          total={total}
        />
      </div>
    </Screen>
  )
}
