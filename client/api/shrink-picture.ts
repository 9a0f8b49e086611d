import { pictureWidths } from '#contract/pictures'
import { acceptedImageTypes } from '#contract/shop'

const widest = Math.max(...pictureWidths.reviews)
const reviewBox = { width: widest, height: widest * 2 }
/** Below this size a picture is sent as it is: shrinking saves no time even on slow networks. */
const smallBytes = 200_000

/** A part of a picture, in shares of its sides. */
export type Area = { x: number; y: number; width: number; height: number }
/** Changes of an upright picture: quarter turns to the right, then the crop. */
export type Edit = { turns: number; area?: Area }
/** Largest width and height. */
export type Box = { width: number; height: number }

const mayBeClear = ['image/png', 'image/webp', 'image/avif', 'image/gif']

/** Whether the server accepts pictures of this kind. */
export function isSendable({ type }: File): boolean {
  return acceptedImageTypes.some((accepted) => accepted === type)
}

export function isEdit({ turns, area }: Edit): boolean {
  return turns % 4 !== 0 || area !== undefined
}

/**
 * Shrinks a picture to the largest size that the shop shows, upright: five megabytes of a phone
 * become some 400 kB. Returns the original file if that would not be smaller, or if the browser
 * cannot read it. Runs in a worker too.
 */
export async function shrinkPicture(
  file: File,
  box: Box = reviewBox,
  edit: Edit = { turns: 0 },
): Promise<File> {
  const isEdited = isEdit(edit)
  if (file.size <= smallBytes && isSendable(file) && !isEdited) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = draw(picture, box, edit)
    picture.close()
    // JPEG has no transparency, and a browser that cannot write WebP writes a large PNG.
    const type = mayBeClear.includes(file.type) ? 'image/webp' : 'image/jpeg'
    const blob = await toBlob(canvas, type)
    const isBetter = blob && (isEdited || blob.size < file.size || !isSendable(file))
    return isBetter ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}

type Canvas = HTMLCanvasElement | OffscreenCanvas

function draw(picture: ImageBitmap, box: Box, { turns, area }: Edit): Canvas {
  const { width, height } = picture
  const turned = turns % 2 === 0 ? { width, height } : { width: height, height: width }
  const { x, y, ...part } = area ?? { x: 0, y: 0, width: 1, height: 1 }
  const cut = { width: turned.width * part.width, height: turned.height * part.height }
  const share = Math.min(1, box.width / cut.width, box.height / cut.height)
  const canvas = openCanvas(
    Math.max(1, Math.round(cut.width * share)),
    Math.max(1, Math.round(cut.height * share)),
  )
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null
  if (!context) throw new Error('No canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / cut.width, canvas.height / cut.height)
  context.translate(turned.width * (0.5 - x), turned.height * (0.5 - y))
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2)
  return canvas
}

function openCanvas(width: number, height: number): Canvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function toBlob(canvas: Canvas, type: string): Promise<Blob | null> {
  const quality = 0.85
  if (!('toBlob' in canvas)) return canvas.convertToBlob({ type, quality })
  return new Promise((done) => canvas.toBlob(done, type, quality))
}
