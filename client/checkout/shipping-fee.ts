import { defaultShippingFee, shippingFees } from '#contract/shop'
import { openStoredText } from '../ui/state/stored-text'

const storedFee = openStoredText('local', 'shipping-fee')
const fees: readonly number[] = Object.values(shippingFees)

/** The chosen delivery fee in whole taka, remembered across visits (spec section 4). */
export function useShippingFee(): [number, (feeTaka: number) => void] {
  const stored = Number(storedFee.use())
  const feeTaka = fees.includes(stored) ? stored : defaultShippingFee
  return [feeTaka, (chosen) => storedFee.write(String(chosen))]
}
