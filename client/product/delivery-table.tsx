import type { Product } from '#contract/catalog'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { useFees } from '../text/shop-facts'
import { productWords } from './words'
import './delivery-table.css'

/** What delivery costs, and how the product is paid; an advance only where its own policy asks for one. */
export function DeliveryTable({ product: { advance } }: { product: Product }) {
  const text = useWords(productWords)
  const fees = useFees()
  return (
    <div className="delivery">
      <table className="delivery-table num">
        <caption>{text.deliveryFees}</caption>
        <tbody>
          <Row where={text.inside} days={text.daysInside} feeTaka={fees.inside} />
          <Row where={text.outside} days={text.daysOutside} feeTaka={fees.outside} />
        </tbody>
      </table>
      <p>{text.cash}</p>
      {advance && <p>{text.booking(advance.taka ? formatTaka(advance.taka) : '')}</p>}
    </div>
  )
}

function Row({ where, days, feeTaka }: { where: string; days: string; feeTaka: number }) {
  return (
    <tr>
      <th scope="row">
        {where} <span>{`· ${days}`}</span>
      </th>
      <td translate="no">{formatTaka(feeTaka)}</td>
    </tr>
  )
}
