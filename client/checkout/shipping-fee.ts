import { defaultShippingFee, shippingFees } from '#contract/shop'
import { keepText } from '../ui/stored-text'

const keptFee = keepText('local', 'shipping-fee')
const fees: readonly number[] = Object.values(shippingFees)

/** The chosen delivery fee in whole taka, remembered across visits (spec section 4). */
export function useShippingFee(): [number, (feeTaka: number) => void] {
  const kept = Number(keptFee.use())
  const feeTaka = fees.includes(kept) ? kept : defaultShippingFee
  return [feeTaka, (chosen) => keptFee.write(String(chosen))]
}
