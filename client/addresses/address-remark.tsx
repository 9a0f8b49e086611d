import { useWords } from '../text/lang'
import { useAddress } from './queries'
import { addressWords } from './words'

/** What a courier misses in the saved address; it is taken as it is. */
export function AddressRemark() {
  const text = useWords(addressWords)
  const remark = useAddress().data?.address_remark
  return (
    <p className="field-hint" role="status">
      {remark && text.remarks[remark]}
    </p>
  )
}
