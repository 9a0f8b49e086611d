import { useState } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { setDistrict } from '#contract/office/orders'
import { orderStatus } from '#contract/shop'
import { useAct } from './acts'
import { orderRows } from './queries'

/**
 * The district of an order, and its change: before the call it goes with the result of the call,
 * later at once. A choice for an address that was edited since no longer counts.
 */
export function useDistrict(order: OfficeOrder, mayChange: boolean) {
  const { ahead } = orderRows.useStore()
  const [chosen, setChosen] = useState<{ address: string; district: string }>()
  const save = useAct(setDistrict, order, {
    ahead: ({ district }) => ahead(order, { district }),
  })
  const { id, v, address, status } = order
  const early = chosen?.address === address ? chosen.district : undefined
  function choose(district: string) {
    if (status === orderStatus.pending) setChosen({ address, district })
    else if (!save.isPending) save.mutate({ order_id: id, v, district })
  }
  return {
    district: (status === orderStatus.pending && early) || (order.district ?? ''),
    choose: mayChange ? choose : undefined,
  }
}
