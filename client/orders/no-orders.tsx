import { PackageOpen } from 'lucide-react'
import { paths } from '../paths'
import { useText } from '../text/lang'
import { orders } from '../text/rooms/orders'
import { fixed } from '../text/sentences'
import { LinkButton } from '../ui/form/link-button'
import { EmptyState } from '../ui/layout/empty-state'
import { lazyPart } from '../ui/layout/lazy-part'
import { Said } from '../ui/text/said'

const SeenRow = lazyPart(() => import('../seen/seen-row').then((m) => m.SeenRow), null)

export function NoOrders() {
  const text = useText({ orders }).orders
  return (
    <>
      <EmptyState title={<Said text={fixed('ordersEmpty')} />} icon={PackageOpen}>
        <LinkButton kind="primary" to={paths.home()}>
          {text.goShopping}
        </LinkButton>
      </EmptyState>
      <SeenRow />
    </>
  )
}
