import { useEffect, useRef, useState } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { ColumnRows } from '../record/columns'
import { useRowKeys } from '../record/place'
import type { Listed } from '../record/rows'
import type { Selection } from '../record/ticks'
import { OfflineWhy } from '../ui/act-button'
import { latePart } from '../ui/late'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import type { BulkKind } from './bulk-dialogs'
import { productColumns } from './columns'
import { refusals } from './queries'
import type { Filters } from './reads'
import { OpenRowDialog, type RowDialog } from './row-dialog'
import { useBulk } from './use-bulk'
import { productsWords } from './words'

const AskDialog = latePart(async () => (await import('../asks/ask-dialog')).AskDialog)
const BulkBar = latePart(async () => (await import('./bulk-bar')).BulkBar)
const CountDialog = latePart(async () => (await import('../stock/count-dialog')).CountDialog)
const EmptyProducts = latePart(async () => (await import('./empty-products')).EmptyProducts)
const PricesDialog = latePart(async () => (await import('./prices-dialog')).PricesDialog)
const NewDrafts = latePart(async () => (await import('./new-drafts')).NewDrafts)
/** Limit of ticked rows outside of the list, shown with the reason why they are still ticked. */
const mostBeside = 50

type ProductListProps = {
  filters: Filters
  listed: Listed<ProductRow>
  selection: Selection<ProductRow>
  canChange: boolean
  total: number | undefined
}

/** The products of a list: a table at a desk, cards on a phone; the end loads more. */
export function ProductList({ filters, listed, selection, canChange, total }: ProductListProps) {
  const text = useWords(productsWords)
  const { product, price, oldPrice, discount, stock } = text
  const list = useRef<HTMLElement>(null)
  const { at, links } = useRowKeys(list, { onTick: canChange ? tick : undefined })
  const noted = refusals.use()
  const { pages } = listed
  const bulk = useBulk(selection)
  const [asked, setAsked] = useState<{ dialog: RowDialog; row: ProductRow } | null>(null)
  const [opened, setOpened] = useState<BulkKind | null>(null)
  useEffect(() => {
    if (!canChange) return
    BulkBar.preload()
    PricesDialog.preload()
  }, [canChange])
  const inList = new Map(listed.rows?.map((row) => [row.id, row]))
  const ticked = [...selection.rows.values()].map((row) => inList.get(row.id) ?? row)
  const beside = ticked.filter(({ id }) => !inList.has(id) && noted.has(id)).slice(0, mostBeside)
  const rows = [...beside, ...inList.values()]

  function tick(id: number) {
    const row = rows.find((each) => each.id === id)
    if (row) selection.toggle(row)
  }
  const close = () => setAsked(null)
  /** Opens the prices of all ticked rows, else of the row with the focus. */
  function toPrice() {
    if (bulk.progress) return
    if (ticked.length > 0) return setOpened('price')
    const place = links()[Math.max(0, at())]?.closest('[data-product]')
    const cell = place?.querySelector<HTMLElement>('[data-cell=price]')
    cell?.focus()
    if (cell?.matches('button')) cell.click()
  }
  useKeys(canChange ? [{ keys: 'P', does: text.keys.price, act: toPrice }] : [])

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
  const empty = rows.length === 0 && listed.rows && (
    <EmptyProducts filters={filters} canAdd={canChange} />
  )
  return (
    <section className="product-list" aria-label={text.list} ref={list}>
      <OfflineWhy />
      <Unread read={pages} />
      {canChange && filters.tab === 'draft' ? <NewDrafts>{empty}</NewDrafts> : empty}
      {bar && rows.length === 0 && bar}
      {rows.length > 0 && (
        <OpenRowDialog.Provider value={(dialog, row) => setAsked({ dialog, row })}>
          <ColumnRows
            of={productColumns}
            heads={{ product, price, oldPrice, discount, stock }}
            rows={rows}
            ticks={{
              selection: canChange ? selection : null,
              label: ({ title }) => text.select(title),
            }}
            refusalOf={({ id }) => noted.get(id)?.why}
            bar={bar}
          />
        </OpenRowDialog.Provider>
      )}
      <MoreRows pages={pages} />
      {asked?.dialog === 'asks' && <AskDialog row={asked.row} onClose={close} />}
      {asked?.dialog === 'count' && <CountDialog row={asked.row} onClose={close} />}
      {asked?.dialog === 'prices' && <PricesDialog row={asked.row} onClose={close} />}
    </section>
  )
}
