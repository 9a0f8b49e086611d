import { SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { isStatus } from '../api/api-error'
import { paths } from '../paths'
import { useSaid, useWords } from '../text/lang'
import { words } from '../text/words'
import { LinkButton } from '../ui/form/link-button'
import { Breadcrumbs } from '../ui/layout/breadcrumbs'
import { EmptyState } from '../ui/layout/empty-state'
import { NoScripts } from '../ui/layout/no-scripts'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { SideSkeleton } from '../ui/layout/side-skeleton'
import { Skeleton } from '../ui/layout/skeleton'
import { useHead } from '../ui/text/head'
import { useLinkedOrder, useOrder } from './queries'
import { TrackedOrder } from './tracked-order'
import { orderWords } from './words'
import './tracked-order.css'

/** An own order, or one by the link of a message, which needs no login. */
export function TrackingPage() {
  const text = useWords(orderWords)
  const said = useSaid()
  const { trans_id = '', link } = useParams()
  useHead({ title: text.tracking, description: text.aboutTracking, hidden: true })
  return (
    <div className={link === undefined ? 'wrap' : 'wrap section-first'}>
      {link === undefined && (
        <Breadcrumbs
          trail={[{ label: said(words.orders), to: paths.orders() }, { label: text.tracking }]}
        />
      )}
      <SectionHeading level={1}>{text.tracking}</SectionHeading>
      {link === undefined ? <OwnOrder transId={trans_id} /> : <LinkedOrder link={link} />}
    </div>
  )
}

function OwnOrder({ transId }: { transId: string }) {
  return <TrackingContent answer={useOrder(transId)} />
}

function LinkedOrder({ link }: { link: string }) {
  return <TrackingContent answer={useLinkedOrder(link)} link={link} />
}

type TrackingContentProps = { answer: ReturnType<typeof useOrder>; link?: string }

function TrackingContent({ answer, link }: TrackingContentProps) {
  const text = useWords(orderWords)
  const { data, error, isPending, isFetching, refetch } = answer

  if (data) return <TrackedOrder order={data.order} link={link} />
  if (isPending) {
    return (
      <>
        <NoScripts />
        <div className="tracked-order">
          <Skeleton height={212} radius="var(--r-lg)" />
          <SideSkeleton rows={2} height={120} />
        </div>
      </>
    )
  }
  if (isStatus(error, 404)) {
    return (
      <EmptyState title={link ? text.noSuchLink : text.noSuchOrder} icon={SearchX}>
        <LinkButton kind="primary" to={paths.orders()}>
          {text.allOrders}
        </LinkButton>
      </EmptyState>
    )
  }
  return <RetryPanel onRetry={refetch} busy={isFetching} />
}
