import { type Queue, queues } from '#contract/office/rules'
import { ListTabs } from '../record/tabs'
import { useText } from '../text/lang'
import { useCounts } from './queries'

/** The steps of the work, with the number of orders in each. */
export function QueueTabs({ queue }: { queue: Queue }) {
  const { orders } = useText()
  const { data: counts } = useCounts()
  const tabs = queues.map((name) => ({
    name,
    to: `/orders?queue=${name}`,
    words: orders.queues[name],
    n: name === 'all' ? undefined : counts?.[name].n,
  }))
  return <ListTabs label={orders.steps} tabs={tabs} open={queue} />
}
