import { type Queue, queues } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { ListTabs } from '../record/tabs'
import { ordersWords } from '../text/orders-words'
import { useCounts } from './queries'

/** The steps of the work, with the number of orders in each; blocked numbers only while one waits. */
export function QueueTabs({ queue }: { queue: Queue }) {
  const { orders } = useWords(ordersWords)
  const { data: counts } = useCounts()
  const isShown = (name: Queue) =>
    name !== 'blocked' || queue === 'blocked' || (counts?.blocked.n ?? 0) > 0
  const tabs = queues.filter(isShown).map((name) => ({
    name,
    to: `/orders?queue=${name}`,
    words: orders.queues[name],
    n: name === 'all' ? undefined : counts?.[name].n,
  }))
  return <ListTabs label={orders.steps} tabs={tabs} open={queue} />
}
