import { useEffect, useRef } from 'react'
import { type Queue, queues } from '#contract/office/rules'
import { Link } from '../../ui/text/link'
import { useText } from '../text/lang'
import { useCounts } from './queries'

/** The steps of the work, with the number of orders in each. */
export function QueueTabs({ queue }: { queue: Queue }) {
  const text = useText()
  const { data: counts } = useCounts()
  const tabs = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts make them wider
  useEffect(() => {
    const chosen = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (!tabs.current || !chosen) return
    const middle = chosen.offsetLeft - tabs.current.offsetLeft + chosen.offsetWidth / 2
    tabs.current.scrollLeft = middle - tabs.current.clientWidth / 2
  }, [queue, !counts])

  return (
    <nav ref={tabs} className="queues" aria-label={text.orders.steps}>
      {queues.map((name) => (
        <Link
          key={name}
          to={`/orders?queue=${name}`}
          aria-current={name === queue ? 'page' : undefined}
        >
          {text.orders.queues[name]}
          {counts && name !== 'all' && <span className="tally num">{counts[name].n}</span>}
        </Link>
      ))}
    </nav>
  )
}
