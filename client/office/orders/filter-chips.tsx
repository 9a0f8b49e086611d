import { X } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { ordersWords } from '../text/orders-words'
import { useOrderFilters } from './use-order-filters'

/** The filters of the list; a press ends one. */
export function FilterChips() {
  const { orders } = useWords(ordersWords)
  const { change, words } = useOrderFilters()
  return (
    <ul className="flow gap-6 filter-words num">
      {words.map(({ name, words }) => (
        <li key={name}>
          <Button
            kind="soft"
            className="slim"
            aria-label={orders.filter.end(words)}
            onClick={() => change({ [name]: '' })}
          >
            <span className="cut">{words}</span>
            <X className="glyph glyph-small rigid" aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
