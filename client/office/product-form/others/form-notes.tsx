import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOfficeProduct } from '#contract/office/products'
import { useLang, useWords } from '../../../text/lang'
import { formatAgo } from '../../../text/times'
import { useOnline } from '../../../ui/state/online'
import { useNow } from '../../../ui/state/use-now'
import { poll } from '../../api/poll'
import { productWords } from '../../text/product-words'
import { LinkOfProduct } from '../panels/link-of-product'
import type { OpenedForm } from '../state/open-form'
import type { FormState } from '../state/use-form-state'
import type { useOthers } from './use-others'

type FormNotesProps = {
  state: FormState
  opened: OpenedForm
  others: ReturnType<typeof useOthers>
  /** Whether it was published just now. */
  isPublished: boolean
}

const stillThereMs = 10 * 60_000

/** Above the form: other editors, and waiting changes. */
export function FormNotes({ state, opened, others, isPublished }: FormNotesProps) {
  const text = useWords(productWords)
  const lang = useLang()
  const nowMs = useNow()
  const isOnline = useOnline()
  const { product, baseV } = state.form
  const { data } = useQuery({
    ...poll(getOfficeProduct, { id: product?.id ?? 0 }),
    enabled: product !== null,
  })
  const there = data?.product.drafts.find(
    ({ own, at }) => !own && nowMs - Date.parse(at) < stillThereMs,
  )
  const newer = data && baseV !== null && data.product.v > baseV ? data.product : null

  // Untouched fields follow the other version; the others are questions at the publish.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (newer && !others.isOpen) others.mergeProduct(newer, false)
  }, [newer?.v, others.isOpen])

  return (
    <div className="form-notes num" role="status">
      {others.isOpen && (
        <p className="note">
          {`${text.product.both.unsolved} `}
          <button type="button" className="link" onClick={others.show}>
            {text.product.both.solve}
          </button>
        </p>
      )}
      {there && (
        <p className="note">
          {text.product.others(there.by, formatAgo(there.at, lang, new Date(nowMs)))}
        </p>
      )}
      {isPublished && product && !product.archived_at && (
        <div className="note calm stack">
          <p>{`${text.product.published}. ${text.product.shareNow}`}</p>
          <LinkOfProduct product={product} />
        </div>
      )}
      {opened.isFound && <p className="note calm">{text.product.found}</p>}
      {!isOnline && <p className="note">{text.product.state.waits}</p>}
    </div>
  )
}
