import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getAddress, saveAddress } from '#contract/addresses'
import { read } from '../api/read'
import { useWrite } from '../api/write'
import { useCustomer } from '../customers/queries'
import { fixed } from '../text/sentences'

/** The signed-in customer's address and the trans_id of the newest order; idle for a guest. */
export function useAddress({ enabled = true } = {}) {
  const { customer } = useCustomer()
  return useQuery({
    ...addressOf(customer?.id),
    enabled: enabled && customer !== null,
    meta: { personal: true },
    // Another tab or device may have changed it, and the order is sent there.
    refetchOnWindowFocus: 'always',
  })
}

export function useSaveAddress() {
  const queryClient = useQueryClient()
  const { customer } = useCustomer()
  return useWrite(saveAddress, {
    success: fixed('addressSaved'),
    onSuccess: (saved) =>
      queryClient.setQueryData(
        addressOf(customer?.id).queryKey,
        (known) => known && { ...saved, trans_id: known.trans_id },
      ),
  })
}

export function addressOf(customerId = 0) {
  return read(getAddress, { userId: customerId })
}
