import type { Fees, Zone } from '#contract/shop'
import { useAddress } from '../addresses/queries'
import { useFees } from '../text/shop-facts'
import { openStoredText } from '../ui/state/stored-text'

const storedZone = openStoredText('local', 'shipping-fee')
/** Former versions stored the usual fee. */
const zones: Record<string, Zone> = {
  inside: 'inside',
  outside: 'outside',
  60: 'inside',
  100: 'outside',
}

/** The fees that the server said with the address: a page may have been loaded before they changed. */
export function useFeesNow(): Fees {
  const fees = useFees()
  return useAddress({ enabled: false }).data?.fees ?? fees
}

/**
 * The chosen delivery, remembered across visits (spec section 4), with its present fee in whole taka: on a
 * device without a choice the one of the account's last order to this address, else inside Dhaka.
 */
export function useShippingFee(): { zone: Zone; feeTaka: number; choose: (zone: Zone) => void } {
  const fees = useFeesNow()
  const stored = zones[storedZone.use() ?? '']
  const last = useAddress({ enabled: !stored }).data?.last_fee
  const zone = stored ?? (last === fees.outside ? 'outside' : 'inside')
  return { zone, feeTaka: fees[zone], choose: storedZone.write }
}
