import type { Slip } from '#contract/office/order-row-shapes'
import { productCode } from '#contract/shop'
import { choiceWords, formatTaka } from '../../text/format'
import { formatDate } from '../../text/times'
import { QrCode } from '../../ui/media/qr-code'
import { ShopMark } from '../../ui/media/shop-mark'
import { shopPhone } from '../../ui/text/shop-phone'
import { formatPhone } from '../orders/phone'
import { paper } from '../text/paper'

/** More lines than this stand closer, so that twelve fit on one sheet. */
const mostWideLines = 6

type SlipOf = { slip: Slip; nr: number; of: number; footer: string | null }

/** The slip of an order on A5. A long table continues on another sheet. */
export function SlipSheet({ slip, nr, of, footer }: SlipOf) {
  const { trans_id: transId, lines, discount, rebate = 0, paid = 0 } = slip
  const things = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section
      className={lines.length > mostWideLines ? 'sheet slip close num' : 'sheet slip num'}
      aria-label={`${paper.slipName} · ${transId}`}
    >
      <div className="flex slip-head">
        <ShopMark className="rigid flower" size={38} />
        <p>
          <b>{paper.shop}</b>
          {paper.slip(nr, of)}
        </p>
        <QrCode className="block rigid qr" of={transId} name={paper.qr} border={0} mask={2} />
      </div>
      <div className="seam" />
      <dl className="grid ids">
        <dt>{paper.order}</dt>
        <dd className="bold" translate="no">
          {transId}
        </dd>
        <dt>{paper.date}</dt>
        <dd className="bold">{formatDate(slip.invoiced_at, 'bn')}</dd>
      </dl>
      <div className="grid gap-14 receiver">
        <div>
          <h2>{paper.to}</h2>
          <p className="bold name">{slip.name}</p>
          <p className="bold tel" translate="no">
            {formatPhone(slip.number)}
          </p>
          <p>{[slip.address, slip.district].filter(Boolean).join(' · ')}</p>
        </div>
        <p className="centred pay">
          {paper.pays}
          <b translate="no">{formatTaka(slip.due)}</b>
          {paper.cod}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{paper.picked}</span>
            </th>
            <th>
              {paper.products} <small translate="no">{transId}</small>
            </th>
            <th className="quantity">{paper.quantity}</th>
            <th className="amount">{paper.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <span className="tick-box" />
              </td>
              <td>
                {line.title} {choiceWords(line) && <b>{choiceWords(line)} </b>}
                <span className="bold nowrap code">{paper.code(productCode(line.product_id))}</span>
              </td>
              <td className="quantity bold much">{line.quantity}</td>
              <td className="amount" translate="no">
                {formatTaka(line.price * line.quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-14 end">
        <p>{paper.things(things)}</p>
        <dl>
          <dt>{paper.products}</dt>
          <dd translate="no">{formatTaka(slip.subtotal)}</dd>
          <dt>{paper.fee}</dt>
          <dd translate="no">{formatTaka(slip.fee)}</dd>
          {discount + rebate > 0 && (
            <>
              <dt>{paper.discount}</dt>
              <dd translate="no">{`−${formatTaka(discount + rebate)}`}</dd>
            </>
          )}
          {paid > 0 && (
            <>
              <dt>{paper.paid}</dt>
              <dd translate="no">{`−${formatTaka(paid)}`}</dd>
            </>
          )}
          <dt className="total">{paper.total}</dt>
          <dd className="total" translate="no">
            {formatTaka(slip.due)}
          </dd>
        </dl>
      </div>
      <div className="returns">
        <div className="seam" />
        <p>{paper.problem}</p>
        {footer && <p>{footer}</p>}
        <p>{paper.help(shopPhone()?.text)}</p>
      </div>
    </section>
  )
}
