import { Pencil } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useWords } from '../../text/lang'
import { useLongPress } from '../../ui/input/use-long-press'
import { useIsWide } from '../../ui/state/use-wide'
import { Link } from '../../ui/text/link'
import { ordersWords } from '../text/orders-words'
import type { Row } from './rows'
import { type Selection, Tick, type Ticks } from './ticks'

/** One column of a list: a cell of its table, and a part of its card. */
export type Column<R> = { name: string; Cell: ComponentType<{ row: R }>; look?: string }
/** How the rows of a list are shown. */
export type Columns<R extends Row> = {
  /** Names the rows: `data-promo`. */
  kind: string
  /** Classes of the table's frame, of the list of cards, and within a card of its own. */
  looks?: { table: string; cards: string; card: string }
  columns: readonly Column<R>[]
  /** A card made for a thumb, in place of the columns' parts, which a sheet would place. */
  Card?: ComponentType<CardProps<R>>
  isOver?: (row: R) => boolean
}
export type CardProps<R extends Row> = { row: R; selection: Selection<R> | null }

type ColumnRowsProps<R extends Row> = {
  of: Columns<R>
  /** Heads by the name of their column. */
  heads: Record<string, ReactNode>
  rows: readonly R[]
  /** A press on a row opens it, where the list has one beside it. */
  opening?: { id: number | undefined; to: (row: R) => string; label: (row: R) => string }
  ticks?: Ticks<R>
  refusalOf?: (row: R) => string | undefined
  /** On top of the table, at the foot of a phone. */
  bar?: ReactNode
}

/** The rows of a list: a table at a desk, on a phone cards. */
export function ColumnRows<R extends Row>(props: ColumnRowsProps<R>) {
  return useIsWide() ? <Table {...props} /> : <Cards {...props} />
}

function Table<R extends Row>(props: ColumnRowsProps<R>) {
  const { of, heads, rows, opening, ticks, bar } = props
  const { looks, columns, kind } = of
  return (
    <section className={looks?.table ?? `panel record-table ${kind}-table`}>
      {bar}
      <table className="table">
        <thead>
          <tr>
            {ticks && (
              <td className="col-tick">
                {ticks.selection && <TickAll selection={ticks.selection} rows={rows} />}
              </td>
            )}
            {columns.map(({ name, look }) =>
              heads[name] ? (
                <th key={name} scope="col" className={look}>
                  {heads[name]}
                </th>
              ) : (
                <td key={name} />
              ),
            )}
            {opening && (
              <th scope="col">
                <span className="visually-hidden">{heads.change}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type OneProps<R extends Row> = ColumnRowsProps<R> & { row: R }

function Line<R extends Row>({ of, opening, ticks, refusalOf, row }: OneProps<R>) {
  const why = refusalOf?.(row)
  const { columns, isOver, kind } = of
  const { id } = row
  const isOpen = opening?.id === id
  const isOn = isOpen || ticks?.selection?.rows.has(id)
  const looks = [isOn && 'on', isOver?.(row) && 'mute'].filter(Boolean).join(' ')
  return (
    <>
      <tr className={looks || undefined} {...{ [`data-${kind}`]: id }}>
        {ticks && (
          <td className="col-tick">
            <Tick {...ticks} row={row} look="middle" />
          </td>
        )}
        {columns.map(({ name, Cell, look }) => (
          <td key={name} className={look}>
            <Cell row={row} />
          </td>
        ))}
        {opening && (
          <td>
            <Link
              className="button button-square quiet whole"
              to={opening.to(row)}
              aria-label={opening.label(row)}
              aria-current={isOpen ? 'page' : undefined}
              data-row={id}
            >
              <Pencil className="glyph" aria-hidden />
            </Link>
          </td>
        )}
      </tr>
      {why && (
        <tr className="why">
          <td colSpan={columns.length + 1}>
            <p className="wrong" role="alert" id={`why-${id}`}>
              {why}
            </p>
          </td>
        </tr>
      )}
    </>
  )
}

function Cards<R extends Row>(props: ColumnRowsProps<R>) {
  const { of, rows, bar } = props
  return (
    <>
      <ul className={of.looks?.cards ?? `grid gap-10 record-cards ${of.kind}-cards`}>
        {rows.map((row) => (
          <CardOf key={row.id} {...props} row={row} />
        ))}
      </ul>
      {bar}
    </>
  )
}

/** A press on it opens it; while rows are being ticked it ticks, as a long press always does. */
function CardOf<R extends Row>({ of, opening, ticks, refusalOf, row }: OneProps<R>) {
  const why = refusalOf?.(row)
  const { columns, Card, isOver, kind } = of
  const selection = ticks?.selection ?? null
  const press = useLongPress(selection ? () => selection.toggle(row) : undefined)
  const isTicked = selection?.rows.has(row.id)
  const looks = [!Card && 'panel', isOver?.(row) && 'mute', isTicked && 'ticked'].filter(Boolean)
  return (
    <li className={looks.join(' ') || undefined} {...{ [`data-${kind}`]: row.id }}>
      {Card ? (
        <div className={of.looks?.card} {...press}>
          {ticks && selection?.isOn && <Tick {...ticks} row={row} look="middle card-tick" />}
          <Card row={row} selection={selection} />
        </div>
      ) : (
        columns.map(({ name, Cell, look }) => (
          <div key={name} className={[`part-${name}`, look].filter(Boolean).join(' ')}>
            <Cell row={row} />
          </div>
        ))
      )}
      {opening && (
        <Link
          className="whole"
          to={opening.to(row)}
          aria-label={opening.label(row)}
          data-row={row.id}
        />
      )}
      {why && (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
    </li>
  )
}

/** Ticks all loaded rows. */
function TickAll<R extends Row>(props: { selection: Selection<R>; rows: readonly R[] }) {
  const { rows, select, clear } = props.selection
  const { selectThese } = useWords(ordersWords).orders
  const areAll = props.rows.every(({ id }) => rows.has(id))
  const toggle = () => (areAll ? clear() : select(props.rows))
  const name = selectThese(props.rows.length)
  return (
    <label className="middle">
      <input type="checkbox" aria-label={name} checked={areAll} onChange={toggle} />
    </label>
  )
}
