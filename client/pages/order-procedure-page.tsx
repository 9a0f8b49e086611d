import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { orderProcedureWords } from './order-procedure-words'
import { advanceBookingTaka, useDeliveryFees } from './policy-figures'
import { PolicyFrame } from './policy-frame'
import { PolicyPoints } from './policy-points'
import { PolicySection } from './policy-section'
import { pageWords } from './words'

export function OrderProcedurePage() {
  const shared = useWords(pageWords)
  const text = useWords(orderProcedureWords)
  const { title, about } = shared.orderProcedure
  const booking = formatTaka(advanceBookingTaka)
  const fees = useDeliveryFees()
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
          <PolicyPoints points={text.steps(fees)} />
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
