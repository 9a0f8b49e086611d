import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { drawings } from './drawings.ts'
import { type Scene, type Tint, tints } from './scenes.ts'

/** The place of a thing, in parts of the picture's side: its centre and its size. */
type Spot = { x: number; y: number; size: number }

const middle: Spot = { x: 0.5, y: 0.475, size: 0.64 }
const behind: Spot = { x: 0.4, y: 0.42, size: 0.52 }
const infront: Spot = { x: 0.67, y: 0.62, size: 0.37 }
const otherTint = {
  rose: 'sky',
  sage: 'marigold',
  sky: 'lilac',
  marigold: 'rose',
  lilac: 'sage',
} satisfies Record<Tint, Tint>

const emojiDir = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

/** Drawn cloths, cached for one run. */
export type Cloths = Map<string, Promise<Buffer>>

/** A square of the catalogue, `side` pixels wide: things on a tinted cloth, with a soft shadow. */
export async function compose(scene: Scene, side: number, cloths: Cloths): Promise<Sharp> {
  return scene.isClose ? layClose(scene, side, cloths) : lay(scene, side, 0, cloths)
}

/** The same things in a buyer's snapshot: askew and on another cloth. */
export async function composeSnapshot(scene: Scene, side: number, cloths: Cloths): Promise<Sharp> {
  return lay({ ...scene, tint: otherTint[scene.tint] }, side, 12, cloths)
}

/** A customer's photo: an emoji's face on a tint, 200 x 200, WebP. */
export async function composePortrait(emoji: string, tint: Tint): Promise<Buffer> {
  const face = await place(emoji, { x: 0.5, y: 0.54, size: 0.82 }, 200, 0)
  return sharp(clothSvg(tint, 200, []))
    .composite([face])
    .webp({ quality: 78 })
    .toBuffer()
}

/** A drawing's SVG, or the path of an emoji's picture. */
function readThing(name: string): Buffer | string {
  const drawing = Object.entries(drawings).find(([drawn]) => drawn === name)?.[1]
  if (drawing) return Buffer.from(drawing)
  const codePoints = Array.from(name, (letter) =>
    letter.codePointAt(0)?.toString(16).padStart(4, '0'),
  )
  return join(emojiDir, `${codePoints.join('-')}.webp`)
}

/** Near by and askew: the upper middle of the same things, on another cloth. */
async function layClose(scene: Scene, side: number, cloths: Cloths): Promise<Sharp> {
  const whole = Math.round(side * 1.7)
  const laid = await lay({ ...scene, tint: otherTint[scene.tint] }, whole, -9, cloths)
  const { data, info } = await laid.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  const corner = Math.round((whole - side) / 2)
  const near = sharp(data, { raw }).extract({
    left: corner,
    top: Math.round(corner * 0.78),
    width: side,
    height: side,
  })
  return sharp(await near.raw().toBuffer(), { raw: { width: side, height: side, channels: 3 } })
}

async function lay(scene: Scene, side: number, turn: number, cloths: Cloths): Promise<Sharp> {
  const spots = scene.things.length > 1 ? [behind, infront] : [middle]
  const things = await Promise.all(
    spots.map((spot, i) => place(scene.things[i] ?? '', spot, side, turn)),
  )
  const raw = { width: side, height: side, channels: 3 } as const
  const laid = sharp(await drawCloth(scene.tint, side, spots, cloths), { raw }).composite(things)
  return sharp(await laid.removeAlpha().raw().toBuffer(), { raw })
}

function drawCloth(tint: Tint, side: number, spots: Spot[], cloths: Cloths): Promise<Buffer> {
  const key = `${tint} ${side} ${spots.length}`
  const drawn = cloths.get(key)
  if (drawn) return drawn
  const drawing = sharp(clothSvg(tint, side, spots))
    .removeAlpha()
    .raw()
    .toBuffer()
  cloths.set(key, drawing)
  return drawing
}

async function place(
  thing: string,
  spot: Spot,
  side: number,
  turn: number,
): Promise<OverlayOptions> {
  const size = Math.round(spot.size * side)
  return placeAt(thing, { x: spot.x * side, y: spot.y * side, size, turn })
}

/** The same in pixels: its centre and its size. */
export async function placeAt(
  thing: string,
  { x, y, size, turn = 0 }: { x: number; y: number; size: number; turn?: number },
): Promise<OverlayOptions> {
  const [name = '', hue] = thing.split('@')
  const upright = sharp(readThing(name), { density: 144 }).resize(size, size, {
    kernel: 'lanczos3',
  })
  const tinted = hue ? upright.modulate({ hue: Number(hue) }) : upright
  const turned = turn ? tinted.rotate(turn, { background: '#0000' }) : tinted
  const { data, info } = await turned.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: Math.round(x - info.width / 2),
    top: Math.round(y - info.height / 2),
  }
}

function clothSvg(tint: Tint, side: number, spots: Spot[]): Buffer {
  const [light, dark] = tints[tint]
  const shadows = spots.map(
    ({ x, y, size }) =>
      `<ellipse cx="${x * side}" cy="${(y + size * 0.535) * side}" rx="${size * side * 0.46}" ry="${size * side * 0.085}" fill="url(#shadow)"/>`,
  )
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs>
    <radialGradient id="cloth" cx=".5" cy=".42" r=".78"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#3a2410" stop-opacity=".36"/><stop offset=".5" stop-color="#3a2410" stop-opacity=".16"/><stop offset="1" stop-color="#3a2410" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#cloth)"/>${shadows.join('')}</svg>`)
}
