import type { InputOf } from '#contract/endpoint'
import type { RemovedHtml, saveDraft } from '#contract/office/drafts'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { forget, writeStored } from '../../../ui/state/device-store'
import { type Fields, withoutWaiting } from './fields'

/** The form's product: an existing one, or a new one, perhaps from a draft or a copy. */
export type Place = { productId: number | null; draftId: number | null; copyId: number | null }

/** A publish until its answer: whatever ends the page, its repeat is the same act. */
export type Publishing = {
  key: string
  /** The form at the first press; a later press under the key may have changed more. */
  sent: Fields
  draftId: number | null
}

/** A form as stored on this device. */
export type StoredForm = {
  fields: Fields
  /** The form's first version; null for a new product. */
  base: Fields | null
  baseV: number | null
  product: OfficeProduct | null
  /** The server's version since then. */
  draft: { id: number; v: number; fields: Fields; removed?: RemovedHtml[] } | null
  /** The first save of a draft until its answer: repeated, it makes no second one. */
  started?: { key: string; input: InputOf<typeof saveDraft> } | undefined
  /** A publish without an answer. */
  publishing?: Publishing | undefined
  /** The server lacks the latest changes. */
  isAhead: boolean
  at: string
}

export function keyOfForm(staffId: number, { productId, draftId, copyId }: Place): string {
  if (productId !== null) return `${staffId} product ${productId}`
  if (copyId !== null) return `${staffId} copy ${copyId}`
  return draftId === null ? `${staffId} new` : `${staffId} draft ${draftId}`
}

export const newPlace: Place = { productId: null, draftId: null, copyId: null }

/**
 * Moves a form to another place on this device: text typed while a new product was sent belongs to
 * the product, and photos in transit to the remaining draft.
 */
export async function moveForm(form: StoredForm, from: string, place: Partial<Place>) {
  const [staffId] = from.split(' ')
  const key = keyOfForm(Number(staffId), { ...newPlace, ...place })
  await writeStored('forms', key, form)
  if (key !== from) await forget('forms', from)
}

/** The form as the server stores it. */
export function inputOf({ draft, product, base, baseV, fields }: StoredForm) {
  return {
    id: draft?.id ?? null,
    v: draft?.v ?? null,
    product_id: product?.id ?? null,
    base_version: baseV,
    base,
    form: withoutWaiting(fields),
  }
}
