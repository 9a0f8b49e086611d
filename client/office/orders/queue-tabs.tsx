import { useText } from '../text/lang'
import { Link } from '../ui/link'
import { useCounts } from './queries'
import { type Queue, queues } from '#contract/office/rules'

/** The steps of the work, with how many orders wait in each. */
export function QueueTabs({ queue }: { queue: Queue }) {
  const text = useText()
  const { data: counts } = useCounts(true)
  return (
    <nav className="queues" aria-label={text.orders.steps}>
      {queues.map((name) => (
        <Link
          key={name}
          to={`/orders?queue=${name}`}
          aria-current={name === queue ? 'page' : undefined}
        >
          {text.orders.queues[name]}
          {counts && name !== 'all' && <span className="n num">{counts[name].n}</span>}
        </Link>
      ))}
    </nav>
  )
}
