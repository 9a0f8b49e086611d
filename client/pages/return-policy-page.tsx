import { useWords } from '../text/lang'
import { returnExclusions } from '../text/return-exclusions'
import { Said } from '../ui/text/said'
import { returnCourier } from './policy-figures'
import { PolicyFrame } from './policy-frame'
import { PolicyPoints } from './policy-points'
import { PolicySection } from './policy-section'
import { pageWords } from './words'

export function ReturnPolicyPage() {
  const text = useWords(pageWords).returnPolicy
  return (
    <PolicyFrame
      page="return_policy"
      title={text.title}
      description={text.about}
      figures={text.figures(returnCourier())}
      inEnglish={[
        'Claim a fault within 7 days of the invoice date.',
        'A full unboxing video is required.',
        'Return check and resolution take 5 to 10 days; refunds are processed in 5 to 10 days.',
        'The shop bears a courier charge of 50 taka in Dhaka and 100 taka outside Dhaka.',
        'Tech products need a 3 to 6 hour charge test and have no instant return.',
      ]}
    >
      <PolicySection title={text.faults}>
        <ol className="policy-steps">
          <PolicyPoints points={text.steps} />
        </ol>
      </PolicySection>
      <PolicySection title={text.courier}>
        <p>{text.weBear(returnCourier())}</p>
      </PolicySection>
      <PolicySection title={text.electronics}>
        <p>{text.charging}</p>
      </PolicySection>
      <PolicySection title={text.exclusions}>
        <ul className="policy-exclusions">
          {returnExclusions.map((exclusion) => (
            <li key={exclusion.en}>
              <Said text={exclusion} />
            </li>
          ))}
        </ul>
      </PolicySection>
    </PolicyFrame>
  )
}
