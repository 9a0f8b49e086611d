import { defaultShippingFee, shippingFees } from '#contract/shop'
import { openStoredText } from '../ui/stored-text'

const storedFee = openStoredText('local', 'shipping-fee')
const fees: readonly number[] = Object.values(shippingFees)

/** The chosen delivery fee in whole taka, remembered across visits (spec section 4). */
export function useShippingFee(): [number, (feeTaka: number) => void] {
  const kept = Number(storedFee.use())
  const feeTaka = fees.includes(kept) ? kept : defaultShippingFee
  return [feeTaka, (chosen) => storedFee.write(String(chosen))]
}
