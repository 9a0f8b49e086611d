import type { OutputOf } from '#contract/endpoint'
import { failureOf } from '../../api/call'
import { shrinkPicture } from '../../api/shrink-picture'
import { postForm } from '../../api/upload'
import { newKey } from '../api/new-key'
import { sendPicture } from '#contract/office/drafts'

/** Stores a picture for a text; its URL. Throws ApiError. */
export async function sendOwnPicture(
  picture: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData()
  form.append('kind', 'catalog')
  form.append('picture', await shrinkPicture(picture))
  const answer = await postForm(sendPicture.path, form, { onProgress, idempotencyKey: newKey() })
  if (answer.status !== 200) throw failureOf(answer)
  return (answer.body as OutputOf<typeof sendPicture>).url
}
