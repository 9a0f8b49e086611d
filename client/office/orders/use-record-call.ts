import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { recordCall } from '#contract/office/orders'
import { serverNow } from '../../text/server-clock'
import { useText } from '../text/lang'
import { useAct } from './acts'
import { formatPhone } from './phone'
import { updateOptimistically } from './queries'
import { usualTimes } from './times'

type CallResult = InputOf<typeof recordCall>

/** The result of a call: shown at once, except a refusal, which cancels the order. */
export function useRecordCall(order: OfficeOrder, onSuccess?: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  return useAct(recordCall, order, {
    done: ({ outcome }) => text.order.callDone[outcome](formatPhone(order.number)),
    optimistic: (result) =>
      result.outcome === 'refused'
        ? Promise.resolve(() => {})
        : updateOptimistically(queryClient, order, outlook(order, result), true),
    onSuccess,
  })
}

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
