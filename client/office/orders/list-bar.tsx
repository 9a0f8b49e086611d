import {
  ListChecks,
  type LucideIcon,
  PhoneForwarded,
  Plus,
  SlidersHorizontal,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Link } from '../../ui/text/link'
import type { Selection } from '../record/ticks'
import { ordersWords } from '../text/orders-words'
import { ActButton } from '../ui/act-button'
import { latePart } from '../ui/late'
import type { Filters } from './reads'
import { useNextCall } from './use-next-call'

const FilterChips = latePart(async () => (await import('./filter-chips')).FilterChips)
const OrderFilters = latePart(async () => (await import('./order-filters')).OrderFilters)

type ListBarProps = { filters: Filters; selection: Selection<OrderRow> | null }

/** Above a list: its sort order or the search; next call, or the start of ticking. */
export function ListBar({ filters, selection }: ListBarProps) {
  const { queue, q, status, ...narrowed } = filters
  const text = useWords(ordersWords)
  const next = useNextCall()
  const [params, setParams] = useSearchParams()
  const [isFiltering, setIsFiltering] = useState(false)
  return (
    <>
      <div className="mute listbar">
        {queue === 'all' ? (
          <select
            className="input grow"
            aria-label={text.orders.statusChoice}
            value={status ?? ''}
            onChange={({ target }) => {
              const chosen = new URLSearchParams(params)
              chosen.set('queue', 'all')
              chosen.set('status', target.value)
              if (!target.value) chosen.delete('status')
              setParams(chosen, { replace: true })
            }}
          >
            <option value="">{text.orders.anyStatus}</option>
            {text.orders.status.map((name, nr) => (
              <option key={name} value={nr}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <span className="grow">{text.orders.inOrder[queue]}</span>
        )}
        {queue === 'all' && (
          <Button square aria-label={text.orders.filter.title} onClick={() => setIsFiltering(true)}>
            <SlidersHorizontal className="glyph glyph-small" aria-hidden />
          </Button>
        )}
        {(queue === 'call' || queue === 'later') && (
          <ActButton kind="soft" busy={next.isPending} onClick={() => next.mutate({})}>
            <PhoneForwarded className="glyph glyph-small" aria-hidden />
            {text.orders.next}
          </ActButton>
        )}
        <SquareLink to="/orders/new" label={text.orders.new} icon={Plus} />
        {queue === 'pack' && <SquareLink to="/picks" label={text.orders.picks} icon={ListChecks} />}
        {selection && (
          <Button className="only-m" onClick={selection.start}>
            {text.orders.selecting}
          </Button>
        )}
      </div>
      {q && (
        <div className="flex gap-8 mute small found-words">
          <span className="grow break">{text.orders.found(q)}</span>
          <Link
            className="button button-square quiet"
            to={withoutSearch(params)}
            aria-label={text.orders.endSearch}
          >
            <X className="glyph glyph-small" aria-hidden />
          </Link>
        </div>
      )}
      {Object.keys(narrowed).length > 0 && <FilterChips />}
      {isFiltering && <OrderFilters onClose={() => setIsFiltering(false)} />}
    </>
  )
}

function withoutSearch(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.set('queue', 'all')
  rest.delete('q')
  return `/orders?${rest}`
}

type SquareLinkProps = { to: string; label: string; icon: LucideIcon }

function SquareLink({ to, label, icon: Icon }: SquareLinkProps) {
  return (
    <Link className="button button-outline button-square" to={to} aria-label={label} title={label}>
      <Icon className="glyph glyph-small" aria-hidden />
    </Link>
  )
}
