import type { Queue } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { Notice } from '../../ui/layout/notice'
import { Link } from '../../ui/text/link'
import { ordersWords } from '../text/orders-words'
import { useCounts } from './queries'
import type { Filters } from './reads'

/** The next queue with orders, for an empty one. */
const afterThat: Record<Queue, readonly Exclude<Queue, 'all'>[]> = {
  call: ['later', 'pack', 'hand', 'back', 'way'],
  later: ['call', 'pack', 'hand', 'back', 'way'],
  pack: ['hand', 'call', 'back', 'way', 'later'],
  hand: ['pack', 'call', 'back', 'way', 'later'],
  way: ['back', 'call', 'pack', 'hand', 'later'],
  back: ['call', 'pack', 'hand', 'way', 'later'],
  blocked: ['call', 'pack', 'hand', 'back', 'way'],
  all: ['call', 'pack', 'hand', 'way', 'back'],
}

/** The reason why a list is empty, with one link. */
export function EmptyList({ filters: { queue, ...narrowed } }: { filters: Filters }) {
  const { orders } = useWords(ordersWords)
  const { data: counts } = useCounts()
  const isSought = Object.keys(narrowed).length > 0
  const next = isSought ? undefined : afterThat[queue].find((name) => (counts?.[name].n ?? 0) > 0)
  const to = next ?? 'all'
  return (
    <Notice title={isSought ? orders.notFound : orders.empty[queue]}>
      {(isSought || queue !== 'all') && (
        <Link className="link" to={`/orders?queue=${to}`}>
          {orders.toQueue(orders.queues[to], next ? (counts?.[next].n ?? 0) : 0)}
        </Link>
      )}
    </Notice>
  )
}
