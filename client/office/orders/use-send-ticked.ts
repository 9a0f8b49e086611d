import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { getCounts, getOrder, getOrders, type stepOrders } from '#contract/office/orders'
import { mostSteps } from '#contract/office/rules'
import { useLang, useText } from '../text/lang'
import { sayRefusal } from '../text/say-refusal'
import type { Selection } from '../ui/use-selection'
import { orderIn } from './acts'
import { whoChanged } from './event-words'
import { forgetRefusal, noteRefusal } from './refusals'

type Answer = Pick<OutputOf<typeof stepOrders>, 'results'>
type Seen = { order_id: number; v: number }
export type SendTicked = (send: (orders: Seen[]) => Promise<Answer>) => Promise<Answer['results']>

/** Sends the ticked orders to one call; failed ones stay ticked, each with its reason. */
export function useSendTicked(rows: OrderRow[], selection: Selection<OrderRow>): SendTicked {
  const text = useText()
  const lang = useLang()
  const queryClient = useQueryClient()
  return async (send) => {
    const results: Answer['results'] = []
    // A hundred in one call; if one call is lost, earlier ones are done, and the rest stays ticked.
    for (let at = 0; at < rows.length; at += mostSteps) {
      const orders = rows.slice(at, at + mostSteps).map(({ id, v }) => ({ order_id: id, v }))
      const answer = await send(orders).catch((error) => {
        if (results.length === 0) throw error
      })
      if (!answer) break
      results.push(...answer.results)
    }
    for (const { path } of [getOrders, getCounts, getOrder]) {
      queryClient.invalidateQueries({ queryKey: [path] })
    }
    const answered = new Set(results.map(({ order_id }) => order_id))
    const unreached = rows.filter(({ id }) => !answered.has(id))
    const failed = results.flatMap((result) => {
      const row = rows.find(({ id }) => id === result.order_id)
      if (!row) return []
      forgetRefusal(row.id)
      if (result.ok) return []
      const current = orderIn(result.current)
      const isChanged = current && current.v !== row.v
      noteRefusal(row.id, isChanged ? whoChanged(current, text, lang) : sayRefusal(result.message))
      return [current ?? row]
    })
    selection.select([...failed, ...unreached])
    return results
  }
}
