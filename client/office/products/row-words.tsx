import type { ProductRow } from '#contract/office/product-row-shapes'
import { productCode } from '#contract/shop'
import { useWords } from '../../text/lang'
import { productsWords } from './words'

/** Code, own code, category, and the draft's author, in one line. */
export function RowWords({ row }: { row: ProductRow }) {
  const text = useWords(productsWords)
  const { id, own_code, categories, draft, archived_at } = row
  return (
    <>
      {[productCode(id), own_code, categories[0]].filter(Boolean).join(' · ')}
      {archived_at && ` · ${text.archived}`}
      {draft && (
        <>
          {' · '}
          <span className="has-draft">{draft.own ? text.ownDraft : text.draftOf(draft.by)}</span>
        </>
      )}
    </>
  )
}
