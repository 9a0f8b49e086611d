import { formatTaka } from '../text/format'
import { useText } from '../text/lang'
import { orderProcedure } from '../text/rooms/order-procedure'
import { pages } from '../text/rooms/pages'
import { advanceBookingTaka, deliveryFees } from './policy-figures'
import { PolicyFrame } from './policy-frame'
import { PolicyPoints } from './policy-points'
import { PolicySection } from './policy-section'

export function OrderProcedurePage() {
  const { pages: shared, orderProcedure: text } = useText({ pages, orderProcedure })
  const { title, about } = shared.orderProcedure
  const booking = formatTaka(advanceBookingTaka)
  return (
    <PolicyFrame
      page="order_procedure"
      title={title}
      description={about}
      figures={text.figures(booking)}
      inEnglish={[
        'Choose a product, save your delivery address, choose a shipping fee and confirm the order.',
        'Pay by cash on delivery, or by full payment beforehand.',
        'Some products need an advance booking of 200 taka.',
      ]}
    >
      <PolicySection title={text.howTo}>
        <ol className="policy-steps">
          <PolicyPoints points={text.steps(deliveryFees())} />
        </ol>
      </PolicySection>
      <PolicySection title={text.paying}>
        <ul className="policy-points">
          <PolicyPoints points={text.ways(booking)} />
        </ul>
      </PolicySection>
      <PolicySection title={text.cancelling}>
        <p>{text.howToCancel}</p>
      </PolicySection>
    </PolicyFrame>
  )
}
