import { newKey } from '../../ui/state/new-key'
import { sendFile } from '../pictures/upload-picture'

/** Stores a picture of the shop unchanged; returns its URL. Throws ApiError. */
export async function sendShopPicture(kind: 'catalog' | 'banners', picture: File): Promise<string> {
  const { url } = await sendFile(picture, { kind, key: newKey() })
  return url
}
