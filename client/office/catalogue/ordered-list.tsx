import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  EllipsisVertical,
  Eye,
  type LucideIcon,
  Merge,
  Pencil,
} from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useWords } from '../../text/lang'
import { Menu, type MenuItem } from '../../ui/overlay/menu'
import { DragOrder } from '../ui/drag-order'
import { catalogueWords } from './words'

/** Menu entries and keys that move the row. */
export type RowOrder = { items: MenuItem[]; onKeyDown: (event: KeyboardEvent) => void }

type OrderedListProps<T> = ComponentProps<'ul'> & {
  rows: readonly T[]
  nameOf: (row: T) => string
  onMove: (row: T, to: number) => void
  /** A row is an `li` with its id in `data-drag`. */
  rowOf: (row: T, order: RowOrder) => ReactNode
}

/** Rows that are ordered by drag, by their menus and by keys. */
export function OrderedList<T extends { id: number }>(props: OrderedListProps<T>) {
  const { rows, nameOf, onMove, rowOf, ...attributes } = props
  const text = useWords(catalogueWords)
  const list = useRef<HTMLUListElement>(null)

  function orderOf(row: T, at: number): RowOrder {
    const entry = (name: string, Icon: LucideIcon, to: number) => ({
      name,
      Icon,
      act: () => onMove(row, to),
    })
    return {
      items: [
        ...(at > 0 ? [entry(text.before, ArrowUp, at - 1)] : []),
        ...(at < rows.length - 1 ? [entry(text.behind, ArrowDown, at + 1)] : []),
        ...(at > 1 ? [entry(text.first, ArrowUpToLine, 0)] : []),
      ],
      /** Alt with an arrow, inside the row. */
      onKeyDown: (event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!event.altKey || by === undefined) return
        event.preventDefault()
        event.stopPropagation()
        onMove(row, at + by)
      },
    }
  }

  return (
    <>
      <ul {...attributes} ref={list}>
        {rows.map((row, at) => rowOf(row, orderOf(row, at)))}
      </ul>
      <DragOrder
        list={list}
        ids={rows.map(({ id }) => id)}
        nameOf={(at) => (rows[at] ? nameOf(rows[at]) : '')}
        onMove={(from, to) => rows[from] && onMove(rows[from], to)}
      />
    </>
  )
}

type RowMenuProps = {
  name: string
  order: RowOrder
  /** The path of the list of its products. */
  products?: string
  RemoveIcon?: LucideIcon
  onChange: () => void
  onRemove: () => void
}

export function RowMenu(props: RowMenuProps) {
  const { name, order, products, RemoveIcon = Merge, onChange, onRemove } = props
  const text = useWords(catalogueWords)
  return (
    <Menu
      className="quiet"
      label={text.more(name)}
      items={[
        { name: text.change, Icon: Pencil, act: onChange },
        ...(products ? [{ name: text.seeProducts, Icon: Eye, to: products }] : []),
        ...order.items,
        { name: text.remove, Icon: RemoveIcon, act: onRemove },
      ]}
    >
      <EllipsisVertical className="glyph" aria-hidden />
    </Menu>
  )
}
