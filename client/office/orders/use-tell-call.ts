import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint'
import { useText } from '../text/lang'
import { useAct } from './acts'
import { formatPhone } from './phone'
import { foresee } from './queries'
import { usualTimes } from './times'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { tellCall } from '#contract/office/orders'

type Told = InputOf<typeof tellCall>

/** The result of a call: shown at once, except a refusal, which cancels the order. */
export function useTellCall(order: OfficeOrder, onSuccess?: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  return useAct(tellCall, order, {
    done: ({ outcome }) => text.order.told[outcome](formatPhone(order.number)),
    optimistic: (told) =>
      told.outcome === 'refused'
        ? Promise.resolve(() => {})
        : foresee(queryClient, order, outlook(order, told), true),
    onSuccess,
  })
}

function outlook({ calls, district }: OfficeOrder, told: Told): Partial<OfficeOrder> {
  const { inAnHour, tomorrow } = usualTimes(new Date())
  switch (told.outcome) {
    case 'confirmed':
      return { status: 1, claim: null, wrong_number: false, district: told.district || district }
    case 'no_answer':
      return { calls: calls + 1, claim: null, wrong_number: false, call_at: inAnHour }
    case 'later':
      return { calls: 0, claim: null, call_at: told.call_at ?? inAnHour }
    default:
      return { wrong_number: true, claim: null, call_at: tomorrow }
  }
}
