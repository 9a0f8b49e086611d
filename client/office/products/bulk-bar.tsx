import {
  Archive,
  BadgePercent,
  Ellipsis,
  Hash,
  LayoutGrid,
  type LucideIcon,
  PackageCheck,
  PackageX,
  ScrollText,
  Tag,
  Undo2,
  X,
} from 'lucide-react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { acrossFoot } from '../../ui/layout/foot'
import { Menu, type MenuItem } from '../../ui/overlay/menu'
import { useIsWide } from '../../ui/state/use-wide'
import type { Selection } from '../record/ticks'
import { ordersWords } from '../text/orders-words'
import { ActButton } from '../ui/act-button'
import { latePart } from '../ui/late'
import type { BulkKind } from './bulk-dialogs'
import type { Filters } from './reads'
import type { useBulk } from './use-bulk'
import { productsWords } from './words'

type BulkBarProps = {
  rows: readonly ProductRow[]
  selection: Selection<ProductRow>
  bulk: ReturnType<typeof useBulk>
  filters: Filters
  /** The number of products in the list, if known and larger than the ticked ones. */
  total: number | undefined
  hasMore: boolean
  /** The act with an open dialog. */
  opened: BulkKind | null
  onAsk: (kind: BulkKind | null) => void
}

const BulkDialog = latePart(async () => (await import('./bulk-dialogs')).BulkDialog)
const signs: Record<BulkKind, LucideIcon> = {
  price: BadgePercent,
  tag: Tag,
  category: LayoutGrid,
  archive: Archive,
  restore: Undo2,
  in_stock: PackageCheck,
  sold_out: PackageX,
  policy: ScrollText,
  minimum_order: Hash,
}

/** Acts on all ticked rows; a running one shows its progress and a stop. */
export function BulkBar(props: BulkBarProps) {
  const { rows, selection, bulk, filters, total, hasMore, opened, onAsk } = props
  const { orders } = useWords(ordersWords)
  const text = useWords(productsWords)
  const isWide = useIsWide()
  const { progress } = bulk
  const isArchived = filters.tab === 'archived'
  const main: BulkKind[] = isArchived ? ['restore'] : ['price']
  const beside: BulkKind[] = isArchived ? ['price', 'tag'] : ['tag', 'category', 'archive']
  const rest = (Object.keys(signs) as BulkKind[]).filter(
    (kind) => ![...main, ...beside].includes(kind),
  )
  const folded = isWide ? rest : [...beside, ...rest]

  if (progress) {
    return (
      <div ref={acrossFoot} className="flex gap-8 bulk num">
        <span className="bold grow" role="status">
          {progress.of === undefined
            ? text.bulk.reading(progress.done)
            : text.bulk.running(progress.done, progress.of)}
        </span>
        {progress.of !== undefined && <progress value={progress.done} max={progress.of} />}
        <Button onClick={bulk.stop}>{text.bulk.stop}</Button>
      </div>
    )
  }
  return (
    <div ref={acrossFoot} className="flex gap-8 bulk num">
      <b className="grow">
        <span aria-live="polite">{orders.selected(rows.length)}</span>
        {(hasMore || (total ?? 0) > rows.length) && (
          <button type="button" className="link" onClick={() => bulk.selectAll(filters)}>
            {total === undefined ? text.bulk.selectAll : text.bulk.selectAllOf(total)}
          </button>
        )}
      </b>
      {main.map((kind) => (
        <BulkButton key={kind} kind={kind} isMain onPress={onAsk} />
      ))}
      {isWide && beside.map((kind) => <BulkButton key={kind} kind={kind} onPress={onAsk} />)}
      <Menu
        label={text.bulk.more}
        className="out"
        items={folded.map(
          (kind): MenuItem => ({
            name: text.bulk.acts[kind],
            Icon: signs[kind],
            act: () => onAsk(kind),
          }),
        )}
      >
        <Ellipsis className="glyph" aria-hidden />
      </Menu>
      <Button square className="quiet" aria-label={orders.unselect} onClick={selection.clear}>
        <X className="glyph" aria-hidden />
      </Button>
      {opened && (
        <BulkDialog
          kind={opened}
          rows={rows}
          onRun={(act, saidOf) => {
            onAsk(null)
            void bulk.run(act, rows, saidOf)
          }}
          onClose={() => onAsk(null)}
        />
      )}
    </div>
  )
}

type BulkButtonProps = { kind: BulkKind; isMain?: boolean; onPress: (kind: BulkKind) => void }

function BulkButton({ kind, isMain, onPress }: BulkButtonProps) {
  const text = useWords(productsWords)
  const Icon = signs[kind]
  return (
    <ActButton kind={isMain ? 'primary' : 'outline'} onClick={() => onPress(kind)}>
      <Icon className="glyph glyph-small" aria-hidden />
      {text.bulk.acts[kind]}
    </ActButton>
  )
}
