import { pictureWidths } from '#contract/pictures'
import { acceptedImageTypes } from '#contract/shop'

const widest = Math.max(...pictureWidths.reviews)
const reviewBox = { width: widest, height: widest * 2 }
/** Sent at once over the slowest networks: not worth a phone's work. */
const smallBytes = 200_000

/** `ratio`, width by height: the picture is cut to it from its middle. */
type Box = { width: number; height: number; ratio?: number }

const mayBeClear = ['image/png', 'image/webp', 'image/avif', 'image/gif']

/** Whether the server reads pictures of this kind. */
export function isSendable({ type }: File): boolean {
  return acceptedImageTypes.some((accepted) => accepted === type)
}

/**
 * A picture no larger than the shop shows one, upright: a phone's five megabytes become some 400 kB.
 * Returns the file as it was where that would not be smaller, or the browser cannot read it.
 */
export async function shrinkPicture(file: File, box: Box = reviewBox): Promise<File> {
  if (file.size <= smallBytes && isSendable(file) && !box.ratio) return file
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = cutTo(picture, box.ratio)
    const share = Math.min(1, box.width / width, box.height / height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * share)
    canvas.height = Math.round(height * share)
    const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2]
    canvas
      .getContext('2d')
      ?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
    const isCut = left > 0 || top > 0
    picture.close()
    // JPEG has no transparency, and a browser that cannot write WebP writes a large PNG.
    const type = mayBeClear.includes(file.type) ? 'image/webp' : 'image/jpeg'
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
    const isBetter = blob && (isCut || blob.size < file.size || !isSendable(file))
    return isBetter ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}

/** Width and height of the largest part of a picture that has this ratio. */
function cutTo({ width, height }: ImageBitmap, ratio = width / height) {
  return {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
}
