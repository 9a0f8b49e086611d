import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { useFees } from '../text/shop-facts'
import { deliveryRulesWords } from './delivery-rules-words'
import { advanceBookingTaka, useDeliveryFees } from './policy-figures'
import { PolicyFrame } from './policy-frame'
import { PolicyPoints } from './policy-points'
import { PolicySection } from './policy-section'
import { pageWords } from './words'

export function DeliveryRulesPage() {
  const shared = useWords(pageWords)
  const text = useWords(deliveryRulesWords)
  const { title, about } = shared.deliveryRules
  const shown = useDeliveryFees()
  const fees = useFees()
  return (
    <PolicyFrame
      page="delivery_rules"
      title={title}
      description={about}
      figures={text.figures(shown)}
      inEnglish={[
        'Home delivery across the country takes 3-5 days.',
        `Delivery costs ${fees.inside} taka inside Dhaka and ${fees.outside} taka outside Dhaka.`,
        'Pay by cash on delivery or in full; some products need an advance booking of 200 taka.',
        'Film the whole unboxing: a full unboxing video is required for any claim.',
      ]}
    >
      <PolicySection title={text.timeAndCost}>
        <ul className="policy-points">
          <PolicyPoints points={text.costs(shown, formatTaka(advanceBookingTaka))} />
        </ul>
      </PolicySection>
      <PolicySection title={text.before}>
        <ul className="policy-points">
          <PolicyPoints points={text.preparing} />
        </ul>
      </PolicySection>
      <PolicySection title={text.atTheDoor}>
        <ul className="policy-points">
          <PolicyPoints points={text.checking} />
        </ul>
      </PolicySection>
    </PolicyFrame>
  )
}
