import { PhoneForwarded, X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { Button } from '../../ui/form/button'
import { Link } from '../../ui/text/link'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'
import type { Selection } from '../ui/use-selection'
import type { Filters } from './reads'
import { useNextCall } from './use-next-call'

type ListBarProps = { filters: Filters; selection: Selection<OrderRow> | null }

/** Above a list: its sort order or the search; next call, or the start of ticking. */
export function ListBar({ filters: { queue, q, status }, selection }: ListBarProps) {
  const text = useText()
  const next = useNextCall()
  const [params, setParams] = useSearchParams()
  return (
    <div className="flex gap-8 mute small listbar">
      {queue === 'all' && !q ? (
        <select
          className="input grow"
          aria-label={text.orders.statusChoice}
          value={status ?? ''}
          onChange={({ target }) => {
            const chosen = new URLSearchParams(params)
            chosen.set('queue', 'all')
            chosen.set('status', target.value)
            if (!target.value) chosen.delete('status')
            setParams(chosen, { replace: true })
          }}
        >
          <option value="">{text.orders.anyStatus}</option>
          {text.orders.status.map((name, nr) => (
            <option key={name} value={nr}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <span className="grow">{q ? text.orders.found(q) : text.orders.inOrder[queue]}</span>
      )}
      {q && (
        <Link
          className="button button-square quiet"
          to="/orders?queue=all"
          aria-label={text.orders.endSearch}
        >
          <X className="i s" aria-hidden />
        </Link>
      )}
      {(queue === 'call' || queue === 'later') && (
        <ActButton kind="soft" busy={next.isPending} onClick={() => next.mutate({})}>
          <PhoneForwarded className="i s" aria-hidden />
          {text.orders.next}
        </ActButton>
      )}
      {selection && (
        <Button className="only-m" onClick={selection.start}>
          {text.orders.selecting}
        </Button>
      )}
    </div>
  )
}
