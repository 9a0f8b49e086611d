import sharp, { type Sharp } from 'sharp'
import {
  type PictureFormat,
  type PictureKind,
  pictureFormats,
  pictureWidths,
  sizeName,
  widthsOf,
} from '#contract/pictures'
import type { Storage } from '../storage/storage.ts'

// No picture is read twice: what libvips would keep of them is only memory.
sharp.cache(false)

/** 50 megapixels: beyond it a picture is refused before it is decoded. */
export const maxPixels = 50_000_000

export type PicturePlace = {
  storage: Storage
  kind: PictureKind
  /** File name without size and ending. */
  stem: string
  /** 0 (fast) to 9 (small); 4 unless told. */
  avifEffort?: number
  /** Told the URL before anything is stored. */
  announce?: (url: string) => Promise<unknown>
}

/**
 * Writes a picture in every width and format that pages ask for, upright and without metadata,
 * each whole or not at all, the largest WebP last: its presence means that all are there.
 *
 * Returns the URL of the largest WebP. Throws what sharp throws on a broken source, having removed
 * what it had written.
 */
export async function storePicture(source: Buffer | Sharp, place: PicturePlace) {
  const upright = await decode(source, place.kind)
  const { width, height } = upright.info
  const url = `/uploads/${place.kind}/${place.stem}-${width}x${height}.webp`
  await place.announce?.(url)
  const tried: string[] = []
  try {
    for (const size of widthsOf(place.kind, width)) {
      const name = `${place.stem}-${sizeName(size, width, height)}`
      const resized = sharp(upright.data, { raw: upright.info }).resize({ width: size })
      for (const format of pictureFormats) {
        const bytes = await encode(resized.clone(), format, place.avifEffort ?? 4)
        // Before it is stored: what was given up as too late may be there all the same.
        tried.push(`${place.kind}/${name}.${format}`)
        await place.storage.put(`${place.kind}/${name}.${format}`, bytes)
      }
    }
  } catch (error) {
    await Promise.allSettled(tried.map((name) => place.storage.remove(name)))
    throw error
  }
  return url
}

async function decode(source: Buffer | Sharp, kind: PictureKind) {
  const image = Buffer.isBuffer(source)
    ? sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    : source
  const widest = Math.max(...pictureWidths[kind])
  return image
    .rotate()
    .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
}

function encode(image: Sharp, format: PictureFormat, avifEffort: number): Promise<Buffer> {
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 55, effort: avifEffort })
      : image.webp({ quality: 78, effort: Math.min(4, avifEffort + 2) })
  return encoded.timeout({ seconds: 10 }).toBuffer()
}
