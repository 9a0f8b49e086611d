import { PackageOpen } from 'lucide-react'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { LinkButton } from '../ui/form/link-button'
import { EmptyState } from '../ui/layout/empty-state'
import { lazyPart } from '../ui/layout/lazy-part'
import { Said } from '../ui/text/said'
import { orderWords } from './words'

const SeenRow = lazyPart(() => import('../seen/seen-row').then((m) => m.SeenRow), null)

export function NoOrders() {
  const text = useWords(orderWords)
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
