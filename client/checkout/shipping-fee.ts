import { defaultShippingFee, shippingFees } from '#contract/shop'
import { useAddress } from '../addresses/queries'
import { openStoredText } from '../ui/state/stored-text'

const storedFee = openStoredText('local', 'shipping-fee')
const fees: readonly number[] = Object.values(shippingFees)

/**
 * The chosen delivery fee in whole taka, remembered across visits (spec section 4): on a device
 * without a choice the one of the account's last order to this address.
 */
export function useShippingFee(): [number, (feeTaka: number) => void] {
  const stored = Number(storedFee.use())
  const isStored = fees.includes(stored)
  const last = useAddress({ enabled: !isStored }).data?.last_fee
  const feeTaka = isStored ? stored : (last ?? defaultShippingFee)
  return [feeTaka, (chosen) => storedFee.write(String(chosen))]
}
