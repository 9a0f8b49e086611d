import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { isCancellable, orderStatus } from '#contract/shop'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { useIsWide } from '../../ui/state/use-wide'
import { useRights } from '../api/me'
import { ordersWords } from '../text/orders-words'
import { OfflineWhy } from '../ui/act-button'
import { latePart } from '../ui/late'
import { CallPanel } from './call-panel'
import { CancelDialog } from './cancel-dialog'
import { HistoryPanel } from './history-panel'
import { ProductsPanel } from './products-panel'
import { RecordPanel } from './record-panel'
import { RefusalNote } from './refusal-note'
import { SheetHead } from './sheet-head'
import { slipsOf } from './slips'
import { useDistrict } from './use-district'
import { orderWords } from './words'
import { WrotePanel } from './wrote-panel'

const MessagesPanel = latePart(async () => (await import('./messages-panel')).MessagesPanel)
const MoneyPanel = latePart(async () => (await import('./money-panel')).MoneyPanel)
const OthersPanel = latePart(async () => (await import('./others-panel')).OthersPanel)
const JoinedNote = latePart(async () => (await import('./joined-note')).JoinedNote)
const EditDialog = latePart(async () => (await import('./edit-dialog')).EditDialog)

type OrderSheetProps = {
  order: OfficeOrder
  search: string
  areKeysFree: boolean
  /** Opened without a choice: the focus stays where it is. */
  isAhead: boolean
}

/** One order: the customer, the call and its result, the products, the events. */
export function OrderSheet({ order, search, areKeysFree, isAhead }: OrderSheetProps) {
  const text = useWords(ordersWords)
  const orderText = useWords(orderWords)
  const navigate = useNavigate()
  const rights = useRights()
  const heading = useRef<HTMLHeadingElement>(null)
  const [dialog, setDialog] = useState<'edit' | 'address' | 'cancel' | null>(null)
  const isEarly = order.status === 0
  const isOpen = isCancellable(order.status)
  const isCallFirst = !useIsWide() && isEarly
  const isSent = order.status === orderStatus.shipped
  const mayEdit = (isOpen || isSent) && (isEarly || rights.includes('editAny'))
  const { district, choose } = useDistrict(order, isOpen || (isSent && mayEdit))
  const mayCancel = isOpen && (isEarly || rights.includes('cancelAny'))
  const print = () => navigate(slipsOf([order]))
  const close = () => setDialog(null)
  const edit = mayEdit ? () => setDialog('edit') : undefined
  const editAddress = mayEdit ? () => setDialog('address') : undefined

  const stands = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these remove the pressed button
  useEffect(() => {
    const wants = stands.current ? document.activeElement === document.body : !isAhead
    stands.current = true
    if (wants) heading.current?.focus({ preventScroll: true })
  }, [order.v, order.status, dialog])
  useKeys(
    areKeysFree && !order.joined_into
      ? [{ keys: 'P', does: text.orderKeys.print, act: print }]
      : [],
  )

  return (
    <article className="stack detail" aria-label={orderText.order.label(order.trans_id)}>
      <div>
        <SheetHead
          order={order}
          heading={heading}
          onPrint={print}
          onEdit={edit}
          onCancel={mayCancel ? () => setDialog('cancel') : undefined}
        />
        <OfflineWhy />
        <RefusalNote order={order} />
        {order.joined_into && <JoinedNote transId={order.joined_into} search={search} />}
      </div>
      <CallPanel
        order={order}
        search={search}
        district={district}
        onDistrict={choose}
        onEdit={editAddress}
        areKeysFree={areKeysFree}
        products={isCallFirst && <ProductsPanel order={order} onEdit={edit} isBrief />}
      />
      <div className="grid gap-14 start dgrid">
        <div className="grid gap-14">
          {!isCallFirst && <ProductsPanel order={order} onEdit={isOpen ? edit : undefined} />}
          <MoneyPanel order={order} />
          <WrotePanel order={order} />
        </div>
        <div className="grid gap-14">
          {order.others.length > 0 && <OthersPanel order={order} search={search} />}
          <RecordPanel record={order.record} />
          <HistoryPanel order={order} />
          <MessagesPanel order={order} />
        </div>
      </div>
      {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {dialog === 'edit' && <EditDialog order={order} onClose={close} />}
      {dialog === 'address' && <EditDialog order={order} startAt="address" onClose={close} />}
    </article>
  )
}
