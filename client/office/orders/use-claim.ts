import type { OfficeOrder } from '#contract/office/order-row-shapes'
import * as calls from '#contract/office/orders'
import { claimMinutes } from '#contract/office/rules'
import { langNow, wordsNow } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { formatTime } from '../../text/times'
import { useMe } from '../api/me'
import { useAct } from './acts'
import { orderRows } from './queries'
import { orderWords } from './words'

/** Claims an order, shown at once; names the holder if another person has it. */
export function useClaim(order: OfficeOrder) {
  const { ahead } = orderRows.useStore()
  const by = useMe().data?.staff.name ?? ''
  const claim = useAct(calls.claimOrder, order, {
    ahead: () => {
      const until = new Date(serverNow().getTime() + claimMinutes * 60_000).toISOString()
      return ahead(order, { claim: { by, mine: true, until } })
    },
    sayOf: ({ body }) => {
      const { by, until } = Object(Object(body).current)
      return by && until
        ? wordsNow(orderWords).order.held(by, formatTime(until, langNow()))
        : undefined
    },
  })
  const claimOrder = (take_over = false) => {
    if (!claim.isPending) claim.mutate({ order_id: order.id, take_over })
  }
  return { claim, claimOrder }
}
