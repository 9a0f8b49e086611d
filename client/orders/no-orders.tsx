import { PackageOpen } from 'lucide-react'
import { paths } from '../paths'
import { useText } from '../text/lang'
import { orders } from '../text/rooms/orders'
import { fixed } from '../text/sentences'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { Said } from '../ui/said'

export function NoOrders() {
  const text = useText({ orders }).orders
  return (
    <EmptyState title={<Said text={fixed('ordersEmpty')} />} icon={PackageOpen}>
      <LinkButton to={paths.home()}>{text.goShopping}</LinkButton>
    </EmptyState>
  )
}
