import { useLayoutEffect, useRef, useState } from 'react'
import type { Slip } from '#contract/office/order-row-shapes'
import { choiceWords, formatTaka } from '../../text/format'
import { QrCode } from '../../ui/media/qr-code'
import { ShopMark } from '../../ui/media/shop-mark'
import { shopPhone } from '../../ui/text/shop-phone'
import { formatPhone } from '../orders/phone'
import { paper } from '../text/paper'

/** Letters from which an address is set smaller, so that all of it fits on the label. */
const longAddress = 160

/** The label of the parcel, 4 × 6 inches: lines of products that fit, then the number of others. */
export function LabelSheet({ slip }: { slip: Slip }) {
  const { trans_id: transId, lines, name, address, district } = slip
  const things = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const list = useRef<HTMLUListElement>(null)
  const [hidden, setHidden] = useState(0)
  // Lines that do not fit wrap into columns beside the label, out of sight.
  useLayoutEffect(() => {
    const all = [...(list.current?.children ?? [])] as HTMLElement[]
    setHidden(all.filter(({ offsetLeft }) => offsetLeft !== all[0]?.offsetLeft).length)
  }, [])
  const isLong = name.length + address.length > longAddress
  return (
    <section className="sheet parcel-label num" aria-label={`${paper.labelName} · ${transId}`}>
      <p className="flex gap-8 label-head">
        <ShopMark className="rigid flower" size={26} />
        <b>{paper.shop}</b>
        <span className="bold">{paper.parcel}</span>
      </p>
      <div className={isLong ? 'rigid receiver long' : 'rigid receiver'}>
        <h2>{paper.to}</h2>
        <p className="bold name">{name}</p>
        <p className="bold tel" translate="no">
          {formatPhone(slip.number)}
        </p>
        <p className="address">{address}</p>
        {district && <p className="bold zone">{district}</p>}
      </div>
      <div className="inside">
        <h2>{paper.inside(things, hidden)}</h2>
        <ul ref={list}>
          {lines.map((line) => (
            <li className="gap-6 full" key={line.id}>
              <span className="ellipsis">{line.title}</span>{' '}
              <b className="rigid">{`${choiceWords(line)} × ${line.quantity}`.trim()}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid rigid cod">
        <div>
          <h2>{paper.take}</h2>
          <b translate="no">{formatTaka(slip.due)}</b>
          <p translate="no">{transId}</p>
        </div>
        <QrCode className="block rigid qr" of={transId} name={paper.qr} border={0} mask={2} />
      </div>
      <p className="rigid sender">{paper.from(shopPhone()?.text)}</p>
    </section>
  )
}
