import type { OutputOf } from '#contract/endpoint'
import { failureOf } from '../../api/call'
import { postForm } from '../../api/upload'
import { newKey } from '../api/new-key'
import { sendPicture } from '#contract/office/drafts'

/** Stores a picture of the shop; its URL. Throws ApiError. */
export async function sendShopPicture(kind: 'catalog' | 'banners', picture: File): Promise<string> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('picture', picture)
  const answer = await postForm(sendPicture.path, form, { idempotencyKey: newKey() })
  if (answer.status !== 200) throw failureOf(answer)
  return (answer.body as OutputOf<typeof sendPicture>).url
}
