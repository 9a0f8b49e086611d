import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLongPress } from '../../ui/input/use-long-press'
import { Link } from '../../ui/text/link'
import { Screen } from '../shell/screen'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import { type RowKeys, useBackToRow, useListPlace, useRowKeys } from './place'
import type { Listed, Row } from './rows'
import { Tick, type Ticks } from './ticks'
import '../ui/list.css'

type SplitPageProps = {
  /** Names the class of the screen. */
  name: string
  title: string
  /** The address of the list, while a row is open. */
  back: string
  /** The row that the address names; on a phone it replaces the list. */
  openId: string | undefined
  /** Names the list: another one starts at its top. */
  list?: string
  tabs?: ReactNode
  rows: ReactNode
  /** Beside the list at a desk while nothing is open. */
  choose: string
  children: ReactNode
}

/** A list with the open row beside it; on a phone one at a time. */
export function SplitPage(props: SplitPageProps) {
  const { name, title, back, openId, list, tabs, rows, choose, children } = props
  useListPlace(openId, list)
  useBackToRow(openId)
  return (
    <Screen title={title} back={openId && back}>
      <div className={openId ? `${name} one` : name}>
        {tabs}
        <div className="split">
          {rows}
          {children || <p className="choose only-d mute">{choose}</p>}
        </div>
      </div>
    </Screen>
  )
}

type SplitListProps<R extends Row> = RowKeys & {
  label: string
  look?: string | undefined
  listed: Listed<R>
  /** Names the list: another one starts at its top. */
  list?: string
  /** Above the rows: filters, search. */
  bar: ReactNode
  /** Why there is none, with a way on. */
  empty: ReactNode
  children: ReactNode
}

/** The rows beside an open one, read page by page towards their end. */
export function SplitList<R extends Row>(props: SplitListProps<R>) {
  const { label, look, listed, list, bar, empty, children, ...keys } = props
  const section = useRef<HTMLElement>(null)
  useRowKeys(section, keys)
  // The bar stays while its filters change: it holds their dialog, and the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useLayoutEffect(() => {
    section.current?.scrollTo(0, 0)
  }, [list])
  return (
    <section className={look ? `list ${look}` : 'list'} aria-label={label} ref={section}>
      {bar}
      <Unread read={listed.pages} />
      {listed.rows?.length === 0 && empty}
      <ul>{children}</ul>
      <MoreRows pages={listed.pages} />
    </section>
  )
}

type RowLinkProps<R extends Row> = {
  /** Names the rows: `data-order`. */
  kind: string
  row: R
  to: string
  isOpen: boolean
  look?: string | false
  ticks?: Ticks<R>
  /** The reason of the last refusal. */
  refusal?: string | undefined
  children: ReactNode
}

/** A row that opens beside its list; while rows are being ticked on a phone a tap ticks it. */
export function RowLink<R extends Row>(props: RowLinkProps<R>) {
  const { kind, row, to, isOpen, look, ticks, refusal, children } = props
  const selection = ticks?.selection
  const press = useLongPress(selection ? () => selection.toggle(row) : undefined)
  return (
    <li
      className={selection?.rows.has(row.id) ? 'ticked' : undefined}
      {...{ [`data-${kind}`]: row.id }}
      {...press}
    >
      {ticks && <Tick {...ticks} row={row} look="middle row-tick" />}
      <Link
        className={look ? `row num ${look}` : 'row num'}
        to={to}
        aria-current={isOpen || undefined}
        data-row={row.id}
        onClick={(event) => {
          if (!selection?.isOn || !matchMedia('(max-width: 960px)').matches) return
          event.preventDefault()
          selection.toggle(row)
        }}
      >
        {children}
      </Link>
      {refusal && <p className="wrong">{refusal}</p>}
    </li>
  )
}
