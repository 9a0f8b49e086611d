import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import type { ApiError } from '../../api/api-error'
import { useWords } from '../../text/lang'
import { Notice } from '../../ui/layout/notice'
import { useMe } from '../api/me'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { productWords } from '../text/product-words'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { useUndoAgainHere } from './others/use-take-off'
import { ProductForm } from './product-form'
import { type OpenedForm, openForm } from './state/open-form'
import { keyOfForm, type Place } from './state/stored-form'
import '../../ui/layout/save-bar.css'
import './product-form.css'

/** `/products/new` and `/products/:id`: a product of the shop with its unpublished changes. */
export function ProductFormPage() {
  const text = useWords(productWords)
  const frame = useWords(frameWords)
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const staffId = useMe().data?.staff.id ?? 0
  const place: Place = {
    productId: idIn(id),
    draftId: idIn(search.get('draft')),
    copyId: idIn(search.get('copy')),
  }
  const key = keyOfForm(staffId, place)
  const {
    data: opened,
    error,
    refetch,
  } = useQuery<OpenedForm, ApiError>({
    queryKey: ['the form of a product', key],
    queryFn: () => openForm(staffId, place),
    // A draft stored on the device opens without a connection.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  useUndoAgainHere(() => refetch())
  if (opened && opened.key !== key) return <Navigate to="/products/new" replace />
  if (opened) {
    return <ProductForm key={`${key} ${opened.nr}`} opened={opened} onReopen={() => refetch()} />
  }
  const title = place.productId === null ? text.product.newTitle : ''
  return (
    <Screen title={title || text.product.fields.title} back="/products" isAlone>
      {error && error.status === 404 && <Notice title={frame.problem.notThere} />}
      {error && error.status !== 404 && <ReadFailed error={error} onRetry={refetch} />}
      {!error && <Waiting />}
    </Screen>
  )
}

function idIn(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}
