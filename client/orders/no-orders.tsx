import { PackageOpen } from 'lucide-react'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'

export function NoOrders() {
  return (
    <EmptyState title={sentences.ordersEmpty} icon={PackageOpen}>
      <LinkButton to={paths.home()}>কেনাকাটা করুন</LinkButton>
    </EmptyState>
  )
}
