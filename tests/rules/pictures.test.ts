import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  type PictureKind,
  pictureWidths,
  readPicture,
  sizeName,
  widthsOf,
} from '#contract/pictures'
import { encodePicture, IncompletePicture } from '../../server/pictures/encode.ts'
import { encodeApart } from '../../server/pictures/picture-maker.ts'
import { makeFolder } from '../support/own-places.ts'
import { jpeg } from '../support/pictures.ts'

test('a picture’s name has its sizes', () => {
  const picture = readPicture('/uploads/catalog/saree-rose-800x600.webp')

  expect(picture).toMatchObject({ width: 800, height: 600, widths: [200, 400, 800] })
  expect(picture?.srcSet('avif')).toBe(
    '/uploads/catalog/saree-rose-200x150.avif 200w, /uploads/catalog/saree-rose-400x300.avif 400w, /uploads/catalog/saree-rose-800x600.avif 800w',
  )
})

test('a small picture has its own size only', () => {
  expect(readPicture('/uploads/reviews/a-150x90.webp')?.widths).toEqual([150])
  expect(widthsOf('catalog', 300)).toEqual([200, 300])
  expect(widthsOf('reviews', 200)).toEqual([200])
})

test('a name in Bengali or with a space is encoded where a comma or space would end it', () => {
  expect(readPicture('/uploads/catalog/লাল শাড়ি-100x100.webp')?.srcSet('webp')).toMatch(
    /^\/uploads\/catalog\/[%0-9A-F]+-100x100\.webp 100w$/,
  )
})

test.each([
  '/uploads/catalog/saree.webp',
  '/uploads/catalog/saree-800x600.jpg',
  '/uploads/users/rahima-40x40.webp',
  'https://example.com/uploads/catalog/saree-800x600.webp',
  '/uploads/catalog/-x-800x.webp',
  '',
])('%j is shown as it is', (url) => {
  expect(readPicture(url)).toBeNull()
})

test('a very flat picture is still a pixel high', () => {
  expect(sizeName(200, 4000, 3)).toBe('200x1')
})

const kinds = Object.keys(pictureWidths) as PictureKind[]
const alphas = [0.1, 0.5, 0.9]
const ink = { r: 120, g: 60, b: 30 }

test.each(kinds.flatMap((kind) => alphas.map((alpha) => [kind, alpha] as const)))(
  'a picture for %s that is %f opaque looks as it was sent, in every size and format',
  async (kind, alpha) => {
    const width = Math.max(...pictureWidths[kind]) + 100
    const create = { width, height: 150, channels: 4 as const, background: { ...ink, alpha } }
    const sent = await sharp({ create }).png().toBuffer()

    const { files } = await encodePicture(sent, kind, 0)

    for (const background of ['#ffffff', '#000000', '#07362a']) {
      const wanted = await seenOn(background, sent)
      for (const { size, format, bytes } of files) {
        const seen = await seenOn(background, bytes)
        const off = Math.max(...seen.map((level, i) => Math.abs(level - (wanted[i] ?? 0))))
        expect({ size, format, looksAlike: off < 4 }).toEqual({ size, format, looksAlike: true })
      }
    }
  },
)

/** Mean red, green and blue of a picture on a background. */
async function seenOn(background: string, picture: Uint8Array): Promise<number[]> {
  const flat = await sharp(picture).flatten({ background }).png().toBuffer()
  return (await sharp(flat).stats()).channels.map(({ mean }) => mean)
}

test.each([1, 2])(
  'a JPEG without its last %i bytes, which hold no pixel, is read',
  async (lost) => {
    const whole = await noisyJpeg()

    const { width, height } = await encodePicture(whole.subarray(0, -lost), 'reviews')

    expect([width, height]).toEqual([64, 64])
  },
)

test.each([3, 10, 500])('a JPEG without its last %i bytes is refused', async (lost) => {
  const cut = (await noisyJpeg()).subarray(0, -lost)
  await expect(encodePicture(cut, 'reviews')).rejects.toThrow(IncompletePicture)
})

function noisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 64, height: 64, channels: 3, background: '#888', noise } as const
  return sharp({ create }).jpeg().toBuffer()
}

const folder = makeFolder()
const path = join(folder, 'picture')
beforeAll(async () => writeFileSync(path, await jpeg()))

/** Passes on the next process that this one starts. */
function onNextChild(act: (child: ChildProcess) => void) {
  const hand = (started: unknown) => {
    unsubscribe('child_process', hand)
    act((started as { process: ChildProcess }).process)
  }
  subscribe('child_process', hand)
  onTestFinished(() => void unsubscribe('child_process', hand))
}

/** Uncaught errors, which would end a server. */
function watchErrors(): Error[] {
  const errors: Error[] = []
  const former = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', (e) => errors.push(e))
  onTestFinished(() => {
    process.removeAllListeners('uncaughtException')
    for (const each of former) process.on('uncaughtException', each)
  })
  return errors
}

test.each(['spawn', 'message', 'exit'])(
  'upload aborted at the %s of its processing ends no server',
  async (moment) => {
    const errors = watchErrors()
    const leaving = new AbortController()
    const ended = vi.fn()
    onNextChild((child) => {
      child.once('exit', ended)
      child.once(moment, () => setImmediate(() => leaving.abort(new Error('left'))))
    })

    const [made] = await Promise.allSettled([encodeApart(path, 'reviews', leaving.signal)])

    await new Promise(setImmediate)
    expect(made.status).toBe(moment === 'spawn' ? 'rejected' : 'fulfilled')
    expect(ended).toHaveBeenCalled()
    expect(errors).toEqual([])
  },
)
