import { useText } from '../text/lang'
import { addresses } from '../text/rooms/addresses'
import { useAddress } from './queries'

/** What a courier misses in the saved address; it is taken as it is. */
export function AddressRemark() {
  const text = useText({ addresses }).addresses
  const remark = useAddress().data?.address_remark
  return (
    <p className="field-hint" role="status">
      {remark && text.remarks[remark]}
    </p>
  )
}
