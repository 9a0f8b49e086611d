import { useEffect, useRef, useState } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useKeys } from '../../ui/input/keys'
import { useIsWide } from '../../ui/state/use-wide'
import { useText } from '../text/lang'
import { useProductText } from '../text/products'
import { OfflineWhy } from '../ui/act-button'
import { latePart } from '../ui/late'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import type { Selection } from '../ui/use-selection'
import type { BulkKind } from './bulk-dialogs'
import { ProductCard } from './product-card'
import { ProductLine } from './product-line'
import { ProductTable } from './product-table'
import type { ProductRows } from './queries'
import type { Filters } from './reads'
import { useRefusals } from './refusals'
import { useBulk } from './use-bulk'

const BulkBar = latePart(async () => (await import('./bulk-bar')).BulkBar)
const CountDialog = latePart(async () => (await import('../stock/count-dialog')).CountDialog)
const EmptyProducts = latePart(async () => (await import('./empty-products')).EmptyProducts)
const NewDrafts = latePart(async () => (await import('./new-drafts')).NewDrafts)
/** Limit of ticked rows outside of the list, shown with the reason why they are still ticked. */
const mostBeside = 50

type ProductListProps = {
  filters: Filters
  pages: ProductRows
  selection: Selection<ProductRow>
  canChange: boolean
  total: number | undefined
}

/** The products of a list: a table at a desk, cards on a phone; the end loads more. */
export function ProductList({ filters, pages, selection, canChange, total }: ProductListProps) {
  const { orderKeys } = useText()
  const text = useProductText()
  const list = useRef<HTMLElement>(null)
  const isWide = useIsWide()
  const refusals = useRefusals()
  const bulk = useBulk(selection)
  const [counted, setCounted] = useState<ProductRow | null>(null)
  const [opened, setOpened] = useState<BulkKind | null>(null)
  useEffect(() => {
    if (canChange) BulkBar.preload()
  }, [canChange])
  const read = pages.data?.pages.flatMap((page) => page.products)
  const inList = new Map(read?.map((row) => [row.id, row]))
  const ticked = [...selection.rows.values()].map((row) => inList.get(row.id) ?? row)
  const beside = ticked.filter(({ id }) => !inList.has(id) && refusals.has(id)).slice(0, mostBeside)
  const rows = [...beside, ...inList.values()]

  const links = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-product] [data-opens]') ?? []),
  ]
  const at = () => {
    const place = document.activeElement?.closest('[data-product]')
    return place ? links().findIndex((link) => place.contains(link)) : -1
  }
  function go(by: number) {
    const all = links()
    all[Math.max(0, Math.min(all.length - 1, at() + by))]?.focus()
  }
  function tick() {
    const row = rows[at()]
    if (row) selection.toggle(row)
  }
  /** Opens the prices of all ticked rows, else of the row with the focus. */
  function toPrice() {
    if (bulk.progress) return
    if (ticked.length > 0) return setOpened('price')
    const place = links()[Math.max(0, at())]?.closest('[data-product]')
    const price = place?.querySelector<HTMLElement>('[data-cell=price]')
    price?.focus()
    if (price?.matches('button')) price.click()
  }
  useKeys([
    { keys: 'J', does: orderKeys.row, act: () => go(1), goesOn: true },
    { keys: 'K', does: orderKeys.rowBack, act: () => go(-1), goesOn: true },
    ...(canChange
      ? [
          { keys: 'X', does: orderKeys.select, act: tick },
          { keys: 'P', does: text.keys.price, act: toPrice },
        ]
      : []),
  ])

  const rowOf = (row: ProductRow) => ({
    row,
    selection: canChange ? selection : null,
    refusal: refusals.get(row.id)?.why,
    onCount: () => setCounted(row),
  })
  const bar = (ticked.length > 0 || bulk.progress) && canChange && (
    <BulkBar
      rows={ticked}
      selection={selection}
      bulk={bulk}
      filters={filters}
      total={total}
      hasMore={pages.hasNextPage}
      opened={opened}
      onAsk={setOpened}
    />
  )
  const empty = rows.length === 0 && pages.data && (
    <EmptyProducts filters={filters} canAdd={canChange} />
  )
  return (
    <section className="product-list" aria-label={text.list} ref={list}>
      <OfflineWhy />
      <Unread read={pages} />
      {canChange && filters.tab === 'draft' ? <NewDrafts>{empty}</NewDrafts> : empty}
      {bar && rows.length === 0 && bar}
      {rows.length > 0 && isWide && (
        <div className="panel product-table num">
          {bar}
          <ProductTable canChange={canChange} rows={rows} selection={selection}>
            {rows.map((row) => (
              <ProductLine key={row.id} {...rowOf(row)} />
            ))}
          </ProductTable>
        </div>
      )}
      {rows.length > 0 && !isWide && (
        <>
          <ul className="product-rows">
            {rows.map((row) => (
              <ProductCard key={row.id} {...rowOf(row)} />
            ))}
          </ul>
          {bar}
        </>
      )}
      <MoreRows pages={pages} />
      {counted && <CountDialog row={counted} onClose={() => setCounted(null)} />}
    </section>
  )
}
