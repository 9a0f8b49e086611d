import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getOfficeProduct } from '#contract/office/products'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { Notice } from '../../ui/layout/notice'
import { Panel } from '../../ui/layout/panel'
import { useRights } from '../api/me'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { RuleSwitches } from './rule-switches'
import { StockForm } from './stock-form'
import { useUndoCountsAgain } from './use-undo-counts'
import { countWords } from './words'
import '../../ui/layout/save-bar.css'
import './counts.css'
import './stock.css'

/** `/products/:id/stock`: the pieces of a product, all of its choices at once. */
export function StockPage() {
  const { problem } = useWords(frameWords)
  const text = useWords(countWords)
  const { id = '' } = useParams()
  const hasForm = useRights().includes('products')
  const productId = Number(id)
  const { data, error, refetch } = useQuery(read(getOfficeProduct, { id: productId }))
  const product = data?.product
  useUndoCountsAgain()
  return (
    <Screen title={text.title} back={hasForm ? `/products/${productId}` : '/products'} isAlone>
      {error && !data && error.status === 404 && <Notice title={problem.notThere} />}
      {error && !data && error.status !== 404 && <ReadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {product?.counted && <StockForm key={productId} product={product} />}
      {product && !product.counted && (
        <div className="grid gap-14 not-counted">
          <Notice
            title={`${product.title}: ${text.notCounted}`}
            hint={hasForm ? text.notCountedHint : undefined}
          >
            {hasForm && <LinkButton to={`/products/${productId}`}>{text.toForm}</LinkButton>}
          </Notice>
          {hasForm && (
            <Panel title={text.rules.title}>
              <RuleSwitches product={product} />
            </Panel>
          )}
        </div>
      )}
    </Screen>
  )
}
