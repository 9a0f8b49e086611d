import { pictureWidths } from '#contract/pictures'

const widest = Math.max(...pictureWidths.reviews)
const highest = widest * 2
/** Sent at once over the slowest networks: not worth a phone's work. */
const smallBytes = 200_000

/**
 * A picture no larger than the shop shows one, upright: a phone's five megabytes become some 400 kB.
 * Returns the file as it was where that would not be smaller, or the browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallBytes) return file
  try {
    const picture = await createImageBitmap(file)
    const share = Math.min(1, widest / picture.width, highest / picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * share)
    canvas.height = Math.round(picture.height * share)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    // JPEG has no transparency, and a browser that cannot write WebP writes a large PNG.
    const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
