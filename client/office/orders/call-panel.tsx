import { Copy, MessageCircle } from 'lucide-react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { serverNow } from '../../text/server-clock'
import { formatMoment } from '../../text/times'
import { Button } from '../../ui/form/button'
import { useOnline } from '../../ui/state/online'
import { whatsappHref } from '../../ui/text/shop-phone'
import { useLang, useText } from '../text/lang'
import { useCopy } from '../ui/use-copy'
import { CallLink } from './call-link'
import { ClaimLine } from './claim-line'
import { DistrictField } from './district-field'
import { formatPhone, isWholeNumber, mayHaveWhatsapp } from './phone'
import { ResultsBar } from './results-bar'
import { RecordMark } from './row-marks'
import { StepsBar } from './steps-bar'
import { useClaim } from './use-claim'

type CallPanelProps = {
  order: OfficeOrder
  search: string
  /** The district that the confirmation will store. */
  district: string
  onDistrict: ((district: string) => void) | undefined
  onEdit: (() => void) | undefined
  areKeysFree: boolean
}

/** The number to call, the holder of the claim, and the result of the call. */
export function CallPanel({ order, search, district, areKeysFree, ...rest }: CallPanelProps) {
  const { onDistrict, onEdit } = rest
  const text = useText()
  const lang = useLang()
  const copy = useCopy()
  const isOnline = useOnline()
  const { claim, claimOrder } = useClaim(order)
  const { name, number, record, status } = order
  const isLater = status === 0 && Date.parse(order.call_at) > serverNow().getTime()
  const isCancelled = status === orderStatus.cancelled
  const isFree = status === 0 && order.claim === null
  return (
    <section className="panel call" aria-label={text.order.callPanel}>
      <div className="flex wraps gap-14 who num">
        <div className="grow">
          <p className="b">{name}</p>
          <p className="b tel" translate="no">
            {formatPhone(number)}
          </p>
          {isLater && <p className="b">{text.order.callAt(formatMoment(order.call_at, lang))}</p>}
          <p className="said">
            {order.address}{' '}
            {onEdit && (
              <button type="button" className="link" onClick={onEdit}>
                {text.order.changeAddress}
              </button>
            )}
          </p>
          <DistrictField order={order} district={district} onDistrict={onDistrict} />
          <p>
            <span className="mute">{`${isCancelled ? text.order.sum : text.order.due}: `}</span>
            <b translate="no">{formatTaka(order.total)}</b>{' '}
            {order.fee_too_low && <span className="tag warn">{text.orders.feeTooLow}</span>}
          </p>
          {order.email && <p className="mute">{order.email}</p>}
          <ClaimLine order={order} claim={claim} onClaim={claimOrder} />
          <p className="flow gap-6 marks">
            <RecordMark record={record} />
            <span className="tag">{`${text.order.recordReturned} ${record.returned}`}</span>
            <span className="tag">{`${text.order.recordCancelled} ${record.cancelled}`}</span>
          </p>
        </div>
        {isWholeNumber(number) && (
          <div className="acts">
            <CallLink
              number={number}
              areKeysFree={areKeysFree}
              onCall={() => isFree && isOnline && claimOrder()}
            />
            {mayHaveWhatsapp(number) && (
              <a
                className="button button-square button-outline"
                href={whatsappHref(number)}
                target="_blank"
                rel="noreferrer"
                aria-label={text.order.whatsapp}
              >
                <MessageCircle className="i" aria-hidden />
              </a>
            )}
            <Button
              square
              aria-label={text.order.copyNumber}
              onClick={() => copy(formatPhone(number))}
            >
              <Copy className="i" aria-hidden />
            </Button>
          </div>
        )}
      </div>
      {status === 0 ? (
        <ResultsBar order={order} search={search} district={district} areKeysFree={areKeysFree} />
      ) : (
        <StepsBar order={order} search={search} areKeysFree={areKeysFree} />
      )}
    </section>
  )
}
