import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isStatus } from '../api/api-error'
import { productQuery } from '../catalog/queries'
import { NotFound } from '../seen/not-found'
import { RetryPanel } from '../ui/layout/retry-panel'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'

export function ProductPage() {
  const { slug = '' } = useParams()
  const { data: answer, error, refetch, isFetching } = useQuery(productQuery(slug))
  if (answer) return <ProductView key={answer.product.id} {...answer} />
  if (isStatus(error, 404)) return <NotFound />
  if (error) return <RetryPanel onRetry={refetch} busy={isFetching} />
  return <ProductSkeleton />
}
