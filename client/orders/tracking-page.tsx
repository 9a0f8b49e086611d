import { SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { isStatus } from '../api/api-error'
import { paths } from '../paths'
import { Breadcrumbs } from '../ui/breadcrumbs'
import { EmptyState } from '../ui/empty-state'
import { useHead } from '../ui/head'
import { LinkButton } from '../ui/link-button'
import { RetryPanel } from '../ui/retry-panel'
import { SectionHeading } from '../ui/section-heading'
import { SideSkeleton } from '../ui/side-skeleton'
import { Skeleton } from '../ui/skeleton'
import { useOrder } from './queries'
import { TrackedOrder } from './tracked-order'
import './tracked-order.css'

export function TrackingPage() {
  useHead({ title: 'Order tracking', description: 'আপনার অর্ডার এখন কোথায়।', hidden: true })
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: 'Orders', to: paths.orders() }, { label: 'Order tracking' }]} />
      <SectionHeading level={1}>Order tracking</SectionHeading>
      <TrackingContent />
    </div>
  )
}

function TrackingContent() {
  const { trans_id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useOrder(trans_id)

  if (data) return <TrackedOrder order={data.order} />
  if (isPending) {
    return (
      <div className="tracked-order">
        <Skeleton height={212} radius="var(--r-lg)" />
        <SideSkeleton rows={2} height={120} />
      </div>
    )
  }
  if (isStatus(error, 404)) {
    return (
      <EmptyState title="এই নম্বরে কোনো অর্ডার পাওয়া যায়নি" icon={SearchX}>
        <LinkButton to={paths.orders()}>আমার সব অর্ডার</LinkButton>
      </EmptyState>
    )
  }
  return <RetryPanel onRetry={refetch} busy={isFetching} />
}
