import { MapPin, Pencil } from 'lucide-react'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { Button } from '../ui/form/button'
import { useNumberRemark } from '../ui/form/mobile-field'
import { useHandedOnFocus } from '../ui/input/handed-on-focus'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SkeletonLines } from '../ui/layout/skeleton-lines'
import { AddressForm } from './address-form'
import { AddressRemark } from './address-remark'
import { addressWords } from './words'
import './delivery-address.css'
import { useAddress } from './queries'

type DeliveryAddressProps = {
  formId: string
  isChanging: boolean
  onChanging: (isChanging: boolean) => void
  /** Called after a save; `then` names the button that started it. */
  onSaved: (then: string | undefined) => void
  onTyped: (address: string) => void
}

/** The saved address, folded; the form while there is none or it is being edited. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const text = useWords(addressWords)
  const { data, isPending, isLoadingError, isFetching, refetch } = useAddress()
  const saved = data?.user_address ?? null
  const isForm = !saved || props.isChanging
  const remark = useNumberRemark(saved?.number ?? '')
  const place = useHandedOnFocus<HTMLDivElement>(isForm ? 'form' : 'saved')

  if (isPending) return <SkeletonLines rows={3} height={76} />
  if (isLoadingError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (isForm) {
    return (
      <div {...place}>
        <AddressForm
          id={props.formId}
          saved={saved}
          onSaved={(then) => {
            props.onChanging(false)
            props.onSaved(then)
          }}
          onTyped={props.onTyped}
          onCancel={saved ? () => props.onChanging(false) : undefined}
        />
      </div>
    )
  }
  return (
    <div {...place} className="saved-address flow">
      <MapPin className="icon" aria-hidden />
      <address className="grid break">
        <strong lang={scriptOf(saved.name)}>{saved.name}</strong>
        <span className="num" translate="no">
          {saved.number}
        </span>
        {remark && <span className="ink-gold bold small">{remark}</span>}
        <span lang={scriptOf(saved.address)}>{saved.address}</span>
        <AddressRemark />
      </address>
      <Button kind="quiet" onClick={() => props.onChanging(true)}>
        <Pencil className="icon icon-18" aria-hidden />
        {text.change}
      </Button>
    </div>
  )
}
