import { shippingFees } from '#contract/shop'
import { formatTaka } from '../text/format'
import './delivery-table.css'

export function DeliveryTable() {
  return (
    <div className="delivery">
      <table className="delivery-table num">
        <caption>কুরিয়ার ডেলিভারি খরচ</caption>
        <tbody>
          <tr>
            <th scope="row">
              ঢাকার ভেতরে <span>· ৩ দিন</span>
            </th>
            <td>{formatTaka(shippingFees.insideDhaka)}</td>
          </tr>
          <tr>
            <th scope="row">
              ঢাকার বাইরে <span>· ৩–৫ দিন</span>
            </th>
            <td>{formatTaka(shippingFees.outsideDhaka)}</td>
          </tr>
        </tbody>
      </table>
      <p>ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে টাকা দিন।</p>
    </div>
  )
}
