import { ArrowRight } from 'lucide-react'
import type { LeadsTo } from '#contract/search-words'
import { screenPath } from '../paths'
import { useText } from '../text/lang'
import { answers } from '../text/rooms/answers'
import { shell } from '../text/rooms/shell'
import { fixed } from '../text/sentences'
import { LinkButton } from '../ui/form/link-button'
import { Said } from '../ui/text/said'

/** The screen that answers words about the shop, as "cash on delivery". */
export function ShopAnswer({ leadsTo }: { leadsTo: LeadsTo }) {
  const { screen, discount = '' } = leadsTo
  const text = useText({ answers, shell })
  return (
    <p className="shop-answer flow gap-12">
      {text.answers.answeredThere}
      <LinkButton to={screenPath(leadsTo)}>
        {screen === 'discount' ? (
          text.answers.off(discount)
        ) : screen === 'orders' ? (
          <Said text={fixed('trackOrder')} inControl />
        ) : (
          text.shell[screen]
        )}
        <ArrowRight className="icon" aria-hidden />
      </LinkButton>
    </p>
  )
}
