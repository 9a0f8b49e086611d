import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ProductCard } from '#contract/catalog'
import { GridSkeleton } from '../catalog/grid-skeleton'
import { ProductGrid } from '../catalog/product-grid'
import { productPages } from '../catalog/queries'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { shellWords } from '../text/shell-words'
import { Button } from '../ui/form/button'
import { EmptyState } from '../ui/layout/empty-state'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { loadAgain } from '../ui/state/load-again'
import { Said } from '../ui/text/said'
import { AskShop } from './ask-shop'
import { homeWords } from './words'
import './all-products.css'

/** All products; each press of the button adds twelve. */
export function AllProducts() {
  const home = useWords(homeWords)
  const shell = useWords(shellWords)
  const { couldNotLoad } = shell
  const grid = useRef<HTMLUListElement>(null)
  const shownAtPress = useRef<Set<number>>(undefined)
  const [news, setNews] = useState<{ more: number } | 'failed'>()
  const query = useInfiniteQuery(productPages())
  const pages = query.data?.pages ?? []
  const products = withoutRepeats(pages.flatMap((page) => page.products))
  const total = pages.at(-1)?.total ?? 0

  usePagesOfEntry(pages.length)

  // With the cards themselves: a later focus would scroll back a shopper who went on.
  useLayoutEffect(() => {
    const shown = shownAtPress.current
    const first = shown ? products.findIndex(({ id }) => !shown.has(id)) : -1
    if (first < 0) return
    shownAtPress.current = undefined
    grid.current?.children[first]?.querySelector('a')?.focus()
  })

  async function seeMore() {
    const shown = new Set(products.map(({ id }) => id))
    shownAtPress.current = shown
    const { data: next, isFetchNextPageError } = await query.fetchNextPage()
    if (isFetchNextPageError) {
      shownAtPress.current = undefined
      return setNews('failed')
    }
    // What went off sale moved later products to a page that was read before.
    const hasShrunk = (next?.pages.at(-1)?.total ?? 0) < total
    const { data: loaded } = hasShrunk ? await query.refetch() : { data: next }
    const now = withoutRepeats(loaded?.pages.flatMap((page) => page.products) ?? [])
    const added = now.filter(({ id }) => !shown.has(id))
    setNews({ more: added.length })
  }

  return (
    <section className="section home-section" aria-labelledby="all-products">
      <SectionHeading id="all-products">
        <Said text={fixed('allProducts')} />
      </SectionHeading>
      {query.isPending && <GridSkeleton />}
      {query.isError && products.length === 0 && <RetryPanel onRetry={query.refetch} />}
      {query.isSuccess && total === 0 && (
        <EmptyState title={home.noProducts} icon={PackageOpen}>
          <p>{home.aboutNoProducts}</p>
          <AskShop />
        </EmptyState>
      )}
      {products.length > 0 && <ProductGrid products={products} ref={grid} />}
      {query.hasNextPage && products.length < total && (
        <div className="see-more grid gap-10 mute">
          {query.isFetchNextPageError && <p>{couldNotLoad}</p>}
          <Button disabled={query.isFetchingNextPage} onClick={seeMore}>
            <Said text={fixed(query.isFetchingNextPage ? 'loading' : 'seeMore')} inControl />
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {news && (news === 'failed' ? couldNotLoad : home.more(news.more))}
      </p>
    </section>
  )
}

/** The entry of the browser's history knows the number of pages: a reload reads as many. */
function usePagesOfEntry(count: number): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const seen = Number(Object(history.state).pages)
    if (count > 1) history.replaceState({ ...history.state, pages: count }, '')
    if (count !== 1 || !(seen > 1)) return
    loadAgain(() => import('./pages-again'))
      .then(({ readPagesAgain }) => readPagesAgain(queryClient, seen))
      .catch(() => undefined)
  }, [count, queryClient])
}

/** A product that moved to a later page meanwhile is shown only once. */
function withoutRepeats(products: readonly ProductCard[]): ProductCard[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
