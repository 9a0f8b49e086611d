import { useParams, useSearchParams } from 'react-router'
import { useListPlace } from '../orders/use-list-place'
import { Screen } from '../shell/screen'
import { useText } from '../text/lang'
import { CustomerCard } from './customer-card'
import { CustomerList } from './customer-list'
import '../ui/list.css'
import '../../ui/layout/detail.css'
import './customers.css'

/**
 * The list of customers and one of them: side by side on a wide screen, one at a time on a phone.
 */
export function CustomersPage() {
  const text = useText()
  const { id } = useParams()
  const [params] = useSearchParams()
  const q = params.get('q') ?? ''
  const search = q && `?${new URLSearchParams({ q })}`
  useListPlace(id)
  return (
    <Screen
      title={id ? text.customers.one : text.places.customers}
      back={id ? `/customers${search}` : undefined}
    >
      <div className={id ? 'customers split one' : 'customers split'}>
        <CustomerList q={q} search={search} openId={id} />
        {id ? (
          <CustomerCard key={id} id={Number(id)} />
        ) : (
          <p className="choose only-d mute">{text.customers.choose}</p>
        )}
      </div>
    </Screen>
  )
}
