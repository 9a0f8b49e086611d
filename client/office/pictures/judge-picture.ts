import { ApiError } from '../../api/api-error'

/** A phone can decode this many: 260 MB. */
const mostPixels = 65_000_000

/**
 * The server's refusal of a picture before it is sent: this browser cannot decode it, or lacks the
 * memory. Reads only its header: a picture is decoded when it is drawn.
 */
export async function judgePicture(file: File): Promise<ApiError | null> {
  if (file.size === 0) return new ApiError(415, 'This file is empty')
  const pixels = await countPixels(file)
  if (pixels > mostPixels) return new ApiError(413, 'The picture has too many pixels')
  return pixels > 0 ? null : unreadable(file)
}

export const tooLarge = () => new ApiError(413, 'A picture may have at most 8 MB')

export function unreadable({ type, name }: File): ApiError {
  const isHeic = /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)
  return new ApiError(
    415,
    isHeic
      ? 'This photo\'s format (HEIC) cannot be read here; set the camera to "Most Compatible" or send a screenshot'
      : 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted',
  )
}

/** 0 for a file that is no picture. */
async function countPixels(file: File): Promise<number> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  await new Promise((done) => {
    picture.onload = done
    picture.onerror = done
    picture.src = url
  })
  URL.revokeObjectURL(url)
  return picture.naturalWidth * picture.naturalHeight
}
