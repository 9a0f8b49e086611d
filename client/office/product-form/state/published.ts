import { removeDraft, saveDraft } from '#contract/office/drafts'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { getOfficeProduct, getSaved } from '#contract/office/products'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { changesOf, isChanged } from './changes'
import { compareFields, withOwn } from './compare'
import { type Fields, fieldsOf } from './fields'
import type { Publishing, StoredForm } from './stored-form'

/**
 * What became of a publish without an answer: its product; null if none was done; `gone` if the
 * product is not there any more.
 */
export async function findPublished({ key }: Publishing): Promise<OfficeProduct | 'gone' | null> {
  const { product_id: id } = await call(getSaved, { key })
  if (id === null) return null
  try {
    return (await call(getOfficeProduct, { id })).product
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'gone'
    throw error
  }
}

/** The form after its publish: what was typed since then belongs to the product. */
export function afterPublish(sent: Fields, now: StoredForm, product: OfficeProduct): StoredForm {
  const base = fieldsOf(product)
  const fields = withOwn(compareFields(sent, now.fields, base).merged, now.fields)
  return {
    fields,
    base,
    baseV: product.v,
    product,
    draft: null,
    isAhead: isChanged(changesOf(base, fields, product)),
    at: now.at,
  }
}

/** Removes a draft that was saved while its publish had no answer. */
export async function dropStray({ publishing, draft, started }: StoredForm): Promise<void> {
  try {
    const sent = started && { idempotencyKey: started.key }
    const made = started && !draft && (await call(saveDraft, started.input, sent)).draft
    const { id } = draft ?? (made || { id: publishing?.draftId })
    if (id && id !== publishing?.draftId) await call(removeDraft, { id })
  } catch (error) {
    // The draft stays in the list.
    if (!(error instanceof ApiError)) throw error
  }
}
