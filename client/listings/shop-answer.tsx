import { ArrowRight } from 'lucide-react'
import type { LeadsTo } from '#contract/search-words'
import { paths } from '../paths'
import { useText } from '../text/lang'
import { listings } from '../text/rooms/listings'
import { shell } from '../text/rooms/shell'
import { fixed } from '../text/sentences'
import { LinkButton } from '../ui/form/link-button'
import { Said } from '../ui/text/said'

/** The screen that answers words about the shop, as "cash on delivery". */
export function ShopAnswer({ screen, discount = '' }: LeadsTo) {
  const text = useText({ listings, shell })
  return (
    <p className="shop-answer flow gap-12">
      {text.listings.answeredThere}
      <LinkButton to={screen === 'discount' ? paths.discount(discount) : paths[screen]()}>
        {screen === 'discount' ? (
          text.listings.off(discount)
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
