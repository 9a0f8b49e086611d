import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture of one colour, quickly made. */
export function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c2185b' } })
}

export const jpeg = (width = 40, height = 30) => plain(width, height).jpeg().toBuffer()

/** A sideways JPEG as a phone makes it: turned by EXIF, with the place where it was taken. */
export function fromPhone(): Promise<Buffer> {
  return plain(40, 30)
    .jpeg()
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 45/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const inks = { r: '#d01010', g: '#10a010', b: '#1010d0', y: '#e0d010' }

/** Upright red, green, blue and yellow from the top left, stored in one of the eight turns of EXIF. */
export function quarters(width: number, height: number, turn = 1): Promise<Buffer> {
  const upright = [
    ['r', 'g'],
    ['b', 'y'],
  ] as const
  const isSideways = turn > 4
  const [w, h] = isSideways ? [height, width] : [width, height]
  const blocks = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const [across, down] = isSideways ? [row, column] : [column, row]
      const x = [2, 3, 6, 7].includes(turn) ? 1 - across : across
      const y = [3, 4, 7, 8].includes(turn) ? 1 - down : down
      const background = inks[upright[y]?.[x] ?? 'r']
      const input = { create: { width: w / 2, height: h / 2, channels: 3 as const, background } }
      return { input, left: (column * w) / 2, top: (row * h) / 2 }
    }),
  )
  return plain(w, h).composite(blocks).jpeg().withMetadata({ orientation: turn }).toBuffer()
}

/** The colours of a picture's quarters from the top left, upright: `rgby` as `quarters` makes it. */
export async function readQuarters(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3)
    if (red > 128) return green > 128 ? 'y' : 'r'
    return blue > green ? 'b' : 'g'
  }
  return at(0.25, 0.25) + at(0.75, 0.25) + at(0.25, 0.75) + at(0.75, 0.75)
}

/** A picture with bytes behind it, as large as a camera's. */
export function padded(picture: Buffer, bytes: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

/** A JPEG of exactly this many bytes, most of them padding. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  return padded(await jpeg(), bytes)
}

/** A PNG of black pixels, 20,000 x 20,000 by default, in some fifty kilobytes. */
export function bomb(width = 20_000, height = 20_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8) // one bit a pixel, grey
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Noise, which is dear to compress: a PNG of 8 MB. */
export function noisePng(side = 1640): Promise<Buffer> {
  const pixels = randomBytes(side * side * 3)
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
