import type { Draft } from '#contract/office/drafts'
import { getDraft } from '#contract/office/drafts'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { getOfficeProduct } from '#contract/office/products'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { wordsNow } from '../../../text/lang'
import { serverNow } from '../../../text/server-clock'
import { toast } from '../../../ui/overlay/toast'
import { forget, readStored, sweepPhotos, writeStored } from '../../../ui/state/device-store'
import { productWords } from '../../text/product-words'
import { copyOf, emptyFields, type Fields, fieldsOf, uploadIdOf, waitingIds } from './fields'
import { afterPublish, dropStray, findPublished } from './published'
import { waitFor } from './running'
import { keyOfForm, newPlace, type Place, type StoredForm } from './stored-form'
import { resumeUploads } from './uploads'

/** A form at its start, and other versions since. */
export type OpenedForm = {
  form: StoredForm
  key: string
  /** Rises with each opening. */
  nr: number
  /** Typed earlier, and restored. */
  isFound: boolean
  /** The product in the shop, if it has changed since. */
  shopNow: OfficeProduct | null
  /** The own draft, if another device has changed it. */
  elsewhere: Draft | null
}

type Started = Omit<OpenedForm, 'key' | 'nr'>

let lastNr = 0

/** The draft of the device's own new product opens as that one, also by its number. */
export async function openForm(staffId: number, placeInAddress: Place): Promise<OpenedForm> {
  await waitFor(keyOfForm(staffId, newPlace), keyOfForm(staffId, placeInAddress))
  const storedNew = await readStored<StoredForm>('forms', keyOfForm(staffId, newPlace))
  const isOfNew = placeInAddress.draftId !== null && placeInAddress.draftId === storedNew?.draft?.id
  const place = isOfNew ? newPlace : placeInAddress
  const key = keyOfForm(staffId, place)
  const left = await readStored<StoredForm>('forms', key)
  const published = left && (await settle(left, staffId, key))
  if (published && place.productId === null) return openForm(staffId, newPlace)
  const found = published ? await readStored<StoredForm>('forms', key) : left
  const stored = found && (await isGone(found)) ? undefined : found
  if (found && !stored) await forget('forms', key)
  const started = await begin(stored, place)
  const { form } = started
  const resumed = await resumeUploads(waitingIds(form.fields))
  const images = form.fields.images.filter(({ ref }) => {
    const id = uploadIdOf(ref)
    return id === null || resumed.includes(id)
  })
  // Forms of other screens have no photos.
  sweepPhotos(({ fields }: Partial<StoredForm>) => (fields ? waitingIds(fields) : []))
  lastNr += 1
  const fields = { ...form.fields, images }
  return { ...started, form: { ...form, fields }, key, nr: lastNr }
}

/**
 * Ends a form whose publish was done without an answer here: what was typed since then moves to the
 * product's form. False if it was not done, or if nobody knows.
 */
async function settle(form: StoredForm, staffId: number, key: string): Promise<boolean> {
  if (!form.publishing) return false
  const product = await findPublished(form.publishing).catch((error) => {
    if (!(error instanceof ApiError)) throw error
    return null
  })
  if (product === null) return false
  const next = product === 'gone' ? null : afterPublish(form.publishing.sent, form, product)
  const ofProduct = keyOfForm(staffId, { ...newPlace, productId: next?.product?.id ?? 0 })
  if (next?.isAhead) await writeStored('forms', ofProduct, next)
  if (!next?.isAhead || key !== ofProduct) await forget('forms', key)
  if (!form.product) {
    await dropStray(form)
    const { published, typedSince } = wordsNow(productWords).product
    const said = `${form.publishing.sent.title}: ${published}`
    toast.success(next?.isAhead ? `${said}. ${typedSince}` : said)
  }
  return true
}

/** Whether another device published or deleted a new product, with nothing typed here since. */
async function isGone({ draft, product, isAhead }: StoredForm): Promise<boolean> {
  if (!draft || product || isAhead) return false
  try {
    await readDraft(draft.id)
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 404
  }
}

async function begin(stored: StoredForm | undefined, place: Place): Promise<Started> {
  const { productId, copyId } = place
  if (productId === null && copyId !== null && !stored) {
    return untouched(fresh(copyOf(await readProduct(copyId))))
  }
  const product = productId === null ? null : await readOr(stored, () => readProduct(productId))
  const draftId = product?.drafts.find(({ own }) => own)?.id ?? place.draftId
  const draft = draftId === null ? null : await readOr(stored, () => readDraft(draftId))
  const isNewer = (v: number | null) => product !== null && product.v !== v
  if (stored) {
    return {
      form: { ...stored, product: product ?? stored.product },
      isFound: true,
      shopNow: isNewer(stored.baseV) ? product : null,
      elsewhere: draft && draft.v !== stored.draft?.v ? draft : null,
    }
  }
  if (draft) {
    const fields = formOf(draft)
    const base = draft.base ? { ...emptyFields, ...draft.base } : product && fieldsOf(product)
    const { id, v, at, base_version: baseV } = draft
    return {
      form: { fields, base, baseV, product, draft: { id, v, fields }, isAhead: false, at },
      isFound: true,
      shopNow: isNewer(baseV) ? product : null,
      elsewhere: null,
    }
  }
  if (!product) return untouched(fresh(emptyFields))
  const fields = fieldsOf(product)
  return untouched({ ...fresh(fields), base: fields, baseV: product.v, product })
}

export function formOf(draft: Draft): Fields {
  return { ...emptyFields, ...draft.form }
}

function fresh(fields: Fields): StoredForm {
  const at = serverNow().toISOString()
  return { fields, base: null, baseV: null, product: null, draft: null, isAhead: false, at }
}

function untouched(form: StoredForm): Started {
  return { form, isFound: false, shopNow: null, elsewhere: null }
}

async function readProduct(id: number): Promise<OfficeProduct> {
  return (await call(getOfficeProduct, { id })).product
}

async function readDraft(id: number): Promise<Draft> {
  return (await call(getDraft, { id })).draft
}

/** A draft stored on the device opens without a connection too. */
async function readOr<T>(
  stored: StoredForm | undefined,
  read: () => Promise<T>,
): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    const isAway = error instanceof ApiError && (error.status === 0 || error.status === 404)
    if (stored && isAway) return null
    throw error
  }
}
