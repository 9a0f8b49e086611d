import { useState } from 'react'
import { undoAdvance } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { isCancellable, orderStatus } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { useNow } from '../../ui/state/use-now'
import { useRights } from '../api/me'
import { moneyWords } from '../text/money-words'
import { ActButton } from '../ui/act-button'
import { When } from '../ui/when'
import { useAct } from './acts'
import { AdvanceDialog } from './advance-dialog'
import { RebateDialog } from './rebate-dialog'

/** What came in advance or was given back, and the discount for this customer, until the parcel leaves. */
export function MoneyPanel({ order }: { order: OfficeOrder }) {
  const text = useWords(moneyWords)
  const mayPrice = useRights().includes('prices')
  const [dialog, setDialog] = useState<'take' | 'back' | 'rebate' | null>(null)
  const undo = useAct(undoAdvance, order, { done: () => text.undone })
  const nowMs = useNow()
  const { payments = [], rebate } = order
  const isOpen = isCancellable(order.status)
  const paid = payments.reduce((sum, { taka }) => sum + taka, 0)
  const mayGiveBack = paid > 0 && (isOpen || order.status === orderStatus.cancelled)
  const close = () => setDialog(null)
  if (!isOpen && payments.length === 0 && !rebate) return null
  return (
    <Panel title={text.advance}>
      {payments.length > 0 && (
        <ul className="ruled panel-body num">
          {payments.map(({ id, taka, way, reference, by, at, undo_until: until }) => (
            <li key={id} className="flex wraps gap-10">
              <span className="grow">
                <b translate="no">{taka < 0 ? `−${formatTaka(-taka)}` : formatTaka(taka)}</b>
                {` · ${text.ways[way]}`}
                {reference && <span translate="no">{` · ${reference}`}</span>}
                <small className="subline">
                  {taka < 0 && `${text.givenBack} · `}
                  <When at={at} />
                  {by && ` · ${by}`}
                </small>
              </span>
              {until && new Date(until).getTime() > nowMs && (
                <ActButton
                  busy={undo.isPending}
                  onClick={() => undo.mutate({ order_id: order.id, v: order.v, payment_id: id })}
                >
                  {text.undo}
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {rebate && (
        <p className="panel-body num">
          {`${text.rebate}: ${formatTaka(rebate.taka)}`}
          {rebate.why && <small className="subline">{rebate.why}</small>}
        </p>
      )}
      <div className="panel-body acts">
        {isOpen && <ActButton onClick={() => setDialog('take')}>{text.take}</ActButton>}
        {mayGiveBack && <ActButton onClick={() => setDialog('back')}>{text.giveBack}</ActButton>}
        {isOpen && mayPrice && (
          <ActButton onClick={() => setDialog('rebate')}>{text.setRebate}</ActButton>
        )}
      </div>
      {dialog === 'rebate' && <RebateDialog order={order} onClose={close} />}
      {(dialog === 'take' || dialog === 'back') && (
        <AdvanceDialog order={order} most={paid} isBack={dialog === 'back'} onClose={close} />
      )}
    </Panel>
  )
}
