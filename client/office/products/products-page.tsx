import { Plus } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { useKeys } from '../../ui/input/keys'
import { useRights } from '../api/me'
import { useSelection } from '../record/ticks'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { latePart } from '../ui/late'
import { FilterBar } from './filter-bar'
import { ProductList } from './product-list'
import { ProductTabs } from './product-tabs'
import { productRows, useProductCounts } from './queries'
import { filtersOf, narrowing } from './reads'
import { productsWords } from './words'
import '../../ui/layout/add.css'
import '../ui/list.css'
import './products.css'

const CsvMenu = latePart(async () => (await import('./csv-links')).CsvMenu)
const UndoAgain = latePart(async () => (await import('./undo-again')).UndoAgain)

/** All products: tabs, filters, and the list, in which prices and stock are edited. */
export function ProductsPage() {
  const { places } = useWords(frameWords)
  const text = useWords(productsWords)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filters = filtersOf(params)
  const list = JSON.stringify(filters)
  const listed = productRows.useList(filters)
  const selection = useSelection<ProductRow>(`products ${list}`)
  const canChange = useRights().includes('products')
  const { data: counts } = useProductCounts()
  const isNarrowed = narrowing.some((name) => filters[name])
  // The server does not count a filtered list; its number is known at its end.
  const total =
    isNarrowed || !counts
      ? listed.pages.hasNextPage
        ? undefined
        : listed.rows?.length
      : counts[filters.tab]
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
          listed={listed}
          selection={selection}
          canChange={canChange}
          total={total}
        />
      </div>
    </Screen>
  )
}
