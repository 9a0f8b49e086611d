import { useEffect, useRef } from 'react'
import type { ProductPage } from '#contract/catalog'
import { sorts } from '#contract/shop'
import { isStatus } from '../api/api-error'
import { GridSkeleton } from '../catalog/grid-skeleton'
import { ProductGrid } from '../catalog/product-grid'
import { NotFound } from '../seen/not-found'
import { useCatalogueName } from '../text/catalogue-name'
import { useWords } from '../text/lang'
import { showing } from '../text/showing'
import type { Lang } from '../text/times'
import { Breadcrumbs } from '../ui/layout/breadcrumbs'
import { Pager } from '../ui/layout/pager'
import { RetryPanel } from '../ui/layout/retry-panel'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { FilterChips } from './filter-chips'
import { FilterPanel } from './filter-panel'
import { FilterSheet } from './filter-sheet'
import { ListingEmpty, NothingFound, ShopAnswer } from './late-answers'
import type { ListingKind } from './listing'
import { isNarrowed } from './listing-filters'
import { SortSelect } from './sort-select'
import { useListing } from './use-listing'
import { listingWords } from './words'
import './listing-screen.css'

type ListingScreenProps = {
  kind: ListingKind
  /** The category, menu, tag, discount or keyword. */
  name: string
  title: string
  /** Breadcrumbs between home and this listing. */
  trail?: readonly { label: string; to: string; lang: Lang }[]
}

/** The layout of the five listings (spec section 2). Needs a `key` by its name. */
export function ListingScreen({ kind, name, title, trail = [] }: ListingScreenProps) {
  const text = useWords(listingWords)
  const { listing, filters, hrefOf, hrefWithout, change, query } = useListing(kind, name)
  const top = useRef<HTMLElement>(null)
  const page = listing?.page
  const { tag = title, english } = listing?.tag ?? {}
  const ofShop = useCatalogueName()(tag, english)
  const found = listing?.found
  const read = found?.read_as
  const soughtFor = read?.rest ?? name
  const label = kind === 'search' ? saidOfSearch() : ofShop.label
  // The heading alone says how the search went.
  const crumb = kind === 'search' && soughtFor ? `“${soughtFor}”` : label
  const lang = kind === 'search' ? undefined : ofShop.lang
  // A discount shares its label with a tag (spec section 2), and a tag may have a category's name.
  const named =
    kind === 'discount' ? text.discounted(name, label) : kind === 'tag' ? text.tagged(label) : label
  const isPast = page !== undefined && page.current_page > page.last_page
  const said = filters.page > 1 ? text.paged(named, filters.page) : named
  useHead({
    title: said,
    description: text.about(said),
    leadsTo: isPast ? hrefOf({ page: page.last_page }) : undefined,
    // Not indexed: anybody could put words into an index under the shop's name.
    hidden: kind === 'search',
  })
  // What went off sale took the page with it.
  useEffect(() => {
    if (isPast && filters.page > page.last_page) change({ page: page.last_page }, true)
  })
  if (isStatus(query.error, 404)) return <NotFound />

  function saidOfSearch(): string {
    if (!soughtFor) return text.all
    if (page?.total !== 0) return text.found(soughtFor)
    return found?.leads_to ? `“${soughtFor}”` : text.notFound(soughtFor)
  }

  function showTop() {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }

  const isOrdered = read !== undefined && (read.sort !== undefined || read.rest === '')
  const isNothing = page?.total === 0 && !isNarrowed(filters) && filters.page === 1
  const tags = {
    of: { kind, name },
    tags: listing?.tags ?? [],
    currentTag: kind === 'tag' ? tag : undefined,
  }
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[...trail, kind === 'discount' ? { label: text.off(name) } : { label: crumb, lang }]}
      />
      <div className="listing-top flow">
        <div className="listing-heading">
          <h1 tabIndex={-1} lang={kind === 'discount' ? undefined : lang}>
            {kind === 'discount' ? (
              <>
                {text.off(name)}{' '}
                <span className="listing-label pill" lang={lang}>
                  {label}
                </span>
              </>
            ) : (
              label
            )}
          </h1>
          <ListingCount kind={kind} page={isNothing && found?.leads_to ? undefined : page} />
        </div>
        {!(found && isNothing) && (
          <div className="listing-bar">
            <FilterSheet filters={filters} change={change} total={page?.total} {...tags} />
            <SortSelect
              unsorted={kind !== 'search' ? sorts[0] : isOrdered ? undefined : ''}
              sort={filters.sort}
              onChange={(sort) => change({ sort })}
            />
          </div>
        )}
      </div>
      {found?.leads_to && <ShopAnswer leadsTo={found.leads_to} />}
      {found?.matched === 'most' && <p className="listing-close bold">{text.close}</p>}
      {found && isNothing ? (
        <NothingFound found={found} />
      ) : (
        <div className="listing beside">
          <aside className="listing-filters panel" aria-label={text.filter}>
            <FilterPanel filters={filters} change={change} {...tags} />
          </aside>
          <section ref={top} tabIndex={-1} aria-label={text.products} className="listing-products">
            <h2 className="visually-hidden">{text.products}</h2>
            <FilterChips filters={filters} read={read} hrefWithout={hrefWithout} />
            {(query.isPending || isPast) && <GridSkeleton narrow />}
            {query.isError && !page && <RetryPanel onRetry={query.refetch} />}
            {page?.data.length === 0 && !isPast && (
              <ListingEmpty kind={kind} filters={filters} hrefWithout={hrefWithout} />
            )}
            {page && page.data.length > 0 && (
              <div className={query.isPlaceholderData ? 'listing-stale' : undefined}>
                <ProductGrid products={page.data} eagerCount={3} narrow />
                <Pager
                  page={page.current_page}
                  lastPage={page.last_page}
                  hrefOf={(number) => hrefOf({ page: number })}
                  onTurn={showTop}
                />
              </div>
            )}
          </section>
        </div>
      )}
    </div>
  )
}

type ListingCountProps = { kind: ListingKind; page: ProductPage | undefined }

function ListingCount({ kind, page }: ListingCountProps) {
  return (
    <p className="listing-count num" role="status">
      {page && <Said text={showing(page.data.length, page.total, kind)} />}
    </p>
  )
}
