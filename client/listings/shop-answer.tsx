import { ArrowRight } from 'lucide-react'
import type { LeadsTo } from '#contract/search-words'
import { screenPath } from '../paths'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { shellWords } from '../text/shell-words'
import { LinkButton } from '../ui/form/link-button'
import { Said } from '../ui/text/said'
import { answerWords } from './answer-words'

/** The screen that answers words about the shop, as "cash on delivery". */
export function ShopAnswer({ leadsTo }: { leadsTo: LeadsTo }) {
  const { screen, discount = '' } = leadsTo
  const answers = useWords(answerWords)
  const shell = useWords(shellWords)
  return (
    <p className="shop-answer flow gap-12">
      {answers.answeredThere}
      <LinkButton to={screenPath(leadsTo)}>
        {screen === 'discount' ? (
          answers.off(discount)
        ) : screen === 'orders' ? (
          <Said text={fixed('trackOrder')} inControl />
        ) : (
          shell[screen]
        )}
        <ArrowRight className="icon" aria-hidden />
      </LinkButton>
    </p>
  )
}
