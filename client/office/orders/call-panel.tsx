import type { ReactNode } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { formatMoment } from '../../text/times'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { useOnline } from '../../ui/state/online'
import { ordersWords } from '../text/orders-words'
import { BlockLine } from './block-line'
import { CallActs } from './call-acts'
import { ClaimLine } from './claim-line'
import { DistrictField } from './district-field'
import { isChangedOnWay } from './event-words'
import { formatPhone, isWholeNumber } from './phone'
import { ResultsBar } from './results-bar'
import { RecordMark, wordsOfNumber } from './row-marks'
import { StepsBar } from './steps-bar'
import { useClaim } from './use-claim'
import { orderWords } from './words'

type CallPanelProps = {
  order: OfficeOrder
  search: string
  /** The district that the confirmation will store. */
  district: string
  onDistrict: ((district: string) => void) | undefined
  onEdit: (() => void) | undefined
  areKeysFree: boolean
  /** On a phone, before the call: they are read out, so they come before the address. */
  products: ReactNode
}

/** The number to call, the holder of the claim, and the result of the call. */
export function CallPanel({ order, search, district, areKeysFree, ...rest }: CallPanelProps) {
  const { onDistrict, onEdit, products } = rest
  const text = useWords(orderWords)
  const ordersText = useWords(ordersWords)
  const lang = useLang()
  const isOnline = useOnline()
  const { claim, claimOrder } = useClaim(order)
  const { name, number, record, status } = order
  const isLater = status === 0 && Date.parse(order.call_at) > serverNow().getTime()
  const isCancelled = status === orderStatus.cancelled
  const isFree = status === 0 && order.claim === null
  const isHeld = order.claim !== null && !order.claim.mine
  const oddNumber = status === 0 && wordsOfNumber(order, ordersText)
  const isDialable = isWholeNumber(number)
  // The phone may end this tab during the call.
  const [called, setCalled] = useMemoryDraft<string>(`called ${order.id}`, true)
  const thisCall = `${order.calls} ${order.call_at}`
  const isCalled = !isDialable || called === thisCall
  const acts = isDialable && (
    <CallActs
      number={number}
      isCalled={isCalled && status === 0}
      areKeysFree={areKeysFree}
      onCall={() => {
        setCalled(thisCall)
        if (isFree && isOnline) claimOrder()
      }}
    />
  )
  const claimLine = <ClaimLine order={order} claim={claim} onClaim={claimOrder} />
  const place = (
    <>
      <p className="said">
        {order.address}{' '}
        {isChangedOnWay(order) && <span className="tag warn">{text.order.changedOnWay}</span>}{' '}
        {onEdit && (
          <button type="button" className="link" onClick={onEdit}>
            {text.order.changeAddress}
          </button>
        )}
      </p>
      <DistrictField order={order} district={district} onDistrict={onDistrict} />
      <p>
        <span className="mute">{`${isCancelled ? text.order.sum : text.order.due}: `}</span>
        <b translate="no">{formatTaka(order.due ?? order.total)}</b>{' '}
        {order.fee_too_low && <span className="tag warn">{ordersText.orders.feeTooLow}</span>}
      </p>
      {order.email && <p className="mute">{order.email}</p>}
      {!(products && isHeld) && claimLine}
      <p className="flow gap-6 marks">
        <RecordMark record={record} />
        <span className="tag">{`${text.order.recordReturned} ${record.returned}`}</span>
        <span className="tag">{`${text.order.recordCancelled} ${record.cancelled}`}</span>
      </p>
    </>
  )
  return (
    <section className="panel call" aria-label={text.order.callPanel}>
      <div className={products ? 'who num brief' : 'flex wraps gap-14 who num'}>
        <div className="grow">
          <p className="bold">{name}</p>
          <p className="bold tel" translate="no">
            {formatPhone(number)}
          </p>
          <BlockLine order={order} />
          {oddNumber && (
            <p>
              <span className="tag warn">{oddNumber}</span>
            </p>
          )}
          {isLater && (
            <p className="bold">{text.order.callAt(formatMoment(order.call_at, lang))}</p>
          )}
          {products ? isHeld && claimLine : place}
        </div>
        {!products && acts}
      </div>
      {products}
      {products && <div className="who num">{place}</div>}
      {status === 0 ? (
        <ResultsBar
          order={order}
          search={search}
          district={district}
          isCalled={isCalled}
          callActs={products && acts}
          areKeysFree={areKeysFree}
        />
      ) : (
        <StepsBar order={order} search={search} areKeysFree={areKeysFree} />
      )}
    </section>
  )
}
