import sharp, { type Sharp } from 'sharp'
import {
  type PictureFormat,
  type PictureKind,
  pictureFormats,
  pictureWidths,
  sizeName,
  widthsOf,
} from '#contract/pictures'
import { type EncodedPicture, type PicturePlace, storeEncoded } from './store-encoded.ts'

// No picture is read twice: libvips' cache would only use memory.
sharp.cache(false)

/** Above this a picture is refused by its header, before decoding. Decision 023. */
const maxPixels = 25_000_000
const maxSide = 12_000

export class TooManyPixels extends Error {}
/** Its header can be read, and not all of its content. */
export class IncompletePicture extends Error {}

/** Stores a picture in every width and format. `avifEffort`: 0 (fast) to 9 (small). */
export async function storePicture(
  source: Buffer | Sharp,
  { avifEffort, ...place }: PicturePlace & { avifEffort?: number },
): Promise<string> {
  return storeEncoded(await encodePicture(source, place.kind, avifEffort), place)
}

/** Upright, without metadata. Throws TooManyPixels, IncompletePicture, and sharp's error for no picture. */
export async function encodePicture(
  source: Buffer | Sharp,
  kind: PictureKind,
  avifEffort?: number,
): Promise<EncodedPicture> {
  const { data, info } = await decode(source, kind)
  const { width, height, channels } = info
  // Without `info.premultiplied`: the pixels of `raw` are straight, whatever a resize did before.
  const raw = { width, height, channels }
  const files: EncodedPicture['files'] = []
  for (const wide of widthsOf(kind, width)) {
    const size = sizeName(wide, width, height)
    const resized = sharp(data, { raw }).resize({ width: wide })
    const effort = avifEffort ?? effortFor(wide, (wide * height) / width)
    for (const format of pictureFormats) {
      files.push({ size, format, bytes: await encode(resized.clone(), format, effort) })
    }
  }
  return { width, height, files }
}

async function decode(source: Buffer | Sharp, kind: PictureKind) {
  const widest = Math.max(...pictureWidths[kind])
  const opened = Buffer.isBuffer(source) ? await openUpload(source) : source
  return opened
    .rotate()
    .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => {
      throw new IncompletePicture(undefined, { cause })
    })
}

async function openUpload(source: Buffer): Promise<Sharp> {
  const isOpen = isOpenEnded(source)
  const image = sharp(isOpen ? Buffer.concat([source, endOfImage]) : source, {
    limitInputPixels: false,
    sequentialRead: true,
    // Data that is missing before an end that we add is a warning.
    failOn: isOpen ? 'warning' : 'error',
  })
  const read = image.metadata().catch((cause) => {
    throw isCut(source) ? new IncompletePicture(undefined, { cause }) : cause
  })
  const { width, height, pages = 1, format, depth } = await read
  // libvips holds twice the bytes or more of these, all at once.
  const isHeavy = format === 'heif' || depth === 'ushort'
  const pixels = width * height * pages * (isHeavy ? 2 : 1)
  if (Math.max(width, height) > maxSide || pixels > maxPixels) throw new TooManyPixels()
  return image
}

const startOfImage = Buffer.from([0xff, 0xd8])
const startOfScan = Buffer.from([0xff, 0xda])
const endOfImage = Buffer.from([0xff, 0xd9])
const endOfGif = 0x3b

/** Of the two formats whose header is not read without the rest: the length that a WebP says, the end of a GIF. */
function isCut(source: Buffer): boolean {
  const start = source.toString('latin1', 0, 12)
  if (start.endsWith('WEBP')) return source.length < source.readUInt32LE(4) + 8
  return start.startsWith('GIF8') && source.at(-1) !== endOfGif
}

/** A JPEG whose end marker was lost on its way, as some cameras and messengers send it. */
function isOpenEnded(source: Buffer): boolean {
  return (
    source.subarray(0, 2).equals(startOfImage) &&
    source.lastIndexOf(startOfScan) > source.lastIndexOf(endOfImage)
  )
}

/** A large, detailed picture would take minutes at the effort for a small one. */
function effortFor(width: number, height: number): number {
  return width * height > 1_000_000 ? 0 : 2
}

function encode(image: Sharp, format: PictureFormat, effort: number): Promise<Buffer> {
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 55, effort })
      : image.webp({ quality: 78, effort: Math.min(4, effort + 2) })
  return encoded.toBuffer()
}
