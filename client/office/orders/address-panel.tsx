import { bn } from '../text/bn'
import { useText } from '../text/lang'
import { Choice } from '../ui/field'
import { Panel } from '../ui/panel'
import { districtName } from './districts'
import type { OfficeOrder } from '#contract/office/order-row-shapes'

type AddressPanelProps = {
  order: OfficeOrder
  district: string
  /** While the call is to come: the confirmation takes the district along. */
  onDistrict: ((district: string) => void) | undefined
  onEdit: (() => void) | undefined
}

export function AddressPanel({ order, district, onDistrict, onEdit }: AddressPanelProps) {
  const text = useText()
  const { name, address, email } = order
  return (
    <Panel
      title={text.order.address}
      actions={
        onEdit && (
          <button type="button" className="link" onClick={onEdit}>
            {text.order.changeAddress}
          </button>
        )
      }
    >
      <div className="in address">
        <p className="b">{name}</p>
        <p>{address}</p>
        {email && <p className="mute">{email}</p>}
        {onDistrict ? (
          <Choice
            label={text.order.district}
            value={district}
            onChange={({ target }) => onDistrict(target.value)}
          >
            <option value="">{text.order.noDistrict}</option>
            {bn.districts.map((kept) => (
              <option key={kept} value={kept}>
                {districtName(kept, text)}
              </option>
            ))}
          </Choice>
        ) : (
          <p className="mute">
            {order.district
              ? `${text.order.district}: ${districtName(order.district, text)}`
              : text.order.noDistrict}
          </p>
        )}
      </div>
    </Panel>
  )
}
