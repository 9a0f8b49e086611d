import type { InputOf } from '#contract/endpoint'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { type getOrders, recordCall } from '#contract/office/orders'
import { useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { useAct } from './acts'
import { formatPhone } from './phone'
import { orderRows } from './queries'
import { usualTimes } from './times'
import { orderWords } from './words'

type CallResult = InputOf<typeof recordCall>

/** The result of a call: shown at once, except a refusal, which cancels the order. */
export function useRecordCall(order: OfficeOrder, onSuccess?: () => void) {
  const text = useWords(orderWords)
  const { ahead } = orderRows.useStore()
  return useAct(recordCall, order, {
    done: ({ outcome }) => text.order.callDone[outcome](formatPhone(order.number)),
    ahead: async (result) =>
      result.outcome === 'refused' ? () => {} : ahead(order, outlook(order, result), isOfCalls),
    onSuccess,
  })
}

/** A called order leaves the lists of calls. */
const isOfCalls = ({ queue }: InputOf<typeof getOrders>) => queue === 'call' || queue === 'later'

function outlook(
  { calls, district, district_guess }: OfficeOrder,
  result: CallResult,
): Partial<OfficeOrder> {
  const { inAnHour, tomorrow } = usualTimes(serverNow())
  switch (result.outcome) {
    case 'confirmed':
      return {
        status: 1,
        claim: null,
        wrong_number: false,
        district: result.district || district || district_guess,
      }
    case 'no_answer':
      return { calls: calls + 1, claim: null, wrong_number: false, call_at: inAnHour }
    case 'later':
      return { calls: 0, claim: null, call_at: result.call_at ?? inAnHour }
    default:
      return { wrong_number: true, claim: null, call_at: tomorrow }
  }
}
