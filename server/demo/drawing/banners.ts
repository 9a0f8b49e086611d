import sharp, { type Sharp } from 'sharp'
import type { BannerName } from '../data/home-page.ts'
import { bannerSize } from '../demo-pictures.ts'
import { placeAt } from './compose.ts'

type Art = {
  /** Ground from light to dark, as deep as light letters need. */
  ground: [light: string, dark: string]
  /** From back to front. */
  things: Thing[]
}
/** Centre and width in pixels. */
type Thing = { name: string; x: number; y: number; size: number; turn?: number }

/** The page writes the words over the left half. */
const arts: Record<BannerName, Art> = {
  'eid-collection': {
    ground: ['#1F6B53', '#0B4534'],
    things: [
      { name: 'panjabi-white', x: 1545, y: 300, size: 470 },
      { name: 'jamdani-maroon', x: 1235, y: 300, size: 520 },
      { name: 'bangles', x: 1420, y: 500, size: 190 },
      { name: '💍', x: 1720, y: 490, size: 130, turn: 8 },
    ],
  },
  'gadget-fair': {
    ground: ['#2C6795', '#123B5E'],
    things: [
      { name: '💻', x: 1500, y: 280, size: 470 },
      { name: '🎧', x: 1200, y: 270, size: 330, turn: -6 },
      { name: 'power-bank', x: 1330, y: 440, size: 240 },
      { name: '⌚', x: 1665, y: 430, size: 260, turn: 6 },
    ],
  },
  'organic-food': {
    ground: ['#7A5A1E', '#4A3209'],
    things: [
      { name: '🍯', x: 1265, y: 310, size: 400 },
      { name: 'ghee-jar', x: 1545, y: 330, size: 340 },
      { name: 'oil-bottle', x: 1715, y: 310, size: 330 },
      { name: '🌿', x: 1410, y: 480, size: 170 },
    ],
  },
  'home-kitchen': {
    ground: ['#8E3527', '#561A11'],
    things: [
      { name: '🪴', x: 1695, y: 270, size: 330 },
      { name: 'bedding', x: 1290, y: 290, size: 480 },
      { name: '🫖', x: 1555, y: 430, size: 270 },
      { name: '🍳', x: 1130, y: 480, size: 210, turn: -10 },
    ],
  },
}

/** A banner's picture: things on the right, no words. */
export async function composeBanner(name: BannerName): Promise<Sharp> {
  const { ground, things } = arts[name]
  const placed = await Promise.all(things.map(({ name, ...spot }) => placeAt(name, spot)))
  return sharp(await sharp(groundSvg(ground, things)).composite(placed).png().toBuffer())
}

function groundSvg([light, dark]: Art['ground'], things: Thing[]): Buffer {
  const { width, height } = bannerSize
  const shadows = things.map(
    ({ x, y, size }) =>
      `<ellipse cx="${x}" cy="${y + size * 0.49}" rx="${size * 0.42}" ry="${size * 0.07}" fill="url(#shadow)"/>`,
  )
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <radialGradient id="ground" cx=".78" cy=".42" r=".8" gradientTransform="scale(1 1.2)"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#fff4dc" stop-opacity=".42"/><stop offset=".6" stop-color="#fff4dc" stop-opacity=".16"/><stop offset="1" stop-color="#fff4dc" stop-opacity="0"/></radialGradient>
    <radialGradient id="shadow"><stop offset="0" stop-opacity=".42"/><stop offset=".5" stop-opacity=".2"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#ground)"/><ellipse cx="1440" cy="300" rx="560" ry="400" fill="url(#glow)"/>${shadows.join('')}</svg>`)
}
