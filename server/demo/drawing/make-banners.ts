import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { projectRoot } from '../../machine/project-root.ts'
import { readThing } from './compose.ts'

/**
 * Draws banners/*.webp once, in a browser, because a server may lack Bengali letters:
 * `npx tsx server/demo/drawing/make-banners.ts <path of a Chromium>`
 */
type Banner = {
  name: string
  over: string
  heading: string
  under: string
  button: string
  /** Colours from light to dark, then the text's colour and the accent. */
  ground: [string, string, string]
  ink: string
  accent: string
  /** In the hoop: the tall one, then lower left, lower right and upper right. */
  things: [string, string, string, string]
  /** The width of the tall one: a narrow drawing needs more. */
  tall?: number
}

const banners: Banner[] = [
  {
    name: 'eid-collection',
    over: 'নকশি হাট উৎসব',
    heading: 'ঈদ কালেকশন<br>২০% ছাড়',
    under: 'শাড়ি, পাঞ্জাবি ও গয়না',
    button: 'এখনই দেখুন',
    ground: ['#1A7A5C', '#0E5A43', '#07362A'],
    ink: '#FFF4DC',
    accent: '#F2B134',
    things: ['jamdani-maroon', 'panjabi-white', 'bangles', '💍'],
    tall: 480,
  },
  {
    name: 'gadget-fair',
    over: 'Gadget Fair',
    heading: 'গ্যাজেট মেলা<br>২৫% ছাড়',
    under: 'ঘড়ি, পাওয়ার ব্যাংক ও গেমিং',
    button: 'অফার দেখুন',
    ground: ['#3B7FB5', '#1F5A8A', '#0C2C4A'],
    ink: '#F3F8FF',
    accent: '#F2B134',
    things: ['⌚', 'power-bank', '🎮', '📱'],
  },
  {
    name: 'organic-food',
    over: 'গ্রাম থেকে সরাসরি',
    heading: 'খাঁটি খাবার<br>১০% ছাড়',
    under: 'মধু, ঘি ও সরিষার তেল',
    button: 'বাজার করুন',
    ground: ['#FCE3A0', '#F5C659', '#E7A52B'],
    ink: '#3A2206',
    accent: '#8F2417',
    things: ['🍯', 'ghee-jar', 'oil-bottle', '🌿'],
  },
  {
    name: 'home-kitchen',
    over: 'Home & Kitchen',
    heading: 'ঘর সাজান<br>২০% ছাড়',
    under: 'বেডশিট, ফ্রাইপ্যান ও জায়নামাজ',
    button: 'ঘুরে দেখুন',
    ground: ['#CE5039', '#A92B1B', '#6E170D'],
    ink: '#FFF4DC',
    accent: '#F2B134',
    things: ['bedding', '🍳', '🪴', '🫖'],
  },
]

const width = 1824
const height = 608
const fonts = await Promise.all(['bengali-600', 'latin-600', 'bengali-400', 'latin-400'].map(font))
const browser = await chromium.launch({ executablePath: process.argv[2] })
const page = await browser.newPage({ viewport: { width, height } })
const folder = join(import.meta.dirname, 'banners')
await mkdir(folder, { recursive: true })
for (const banner of banners) {
  await page.setContent(await html(banner), { waitUntil: 'networkidle' })
  const shot = await page.screenshot()
  const path = join(folder, `${banner.name}.webp`)
  console.log((await sharp(shot).webp({ quality: 93, effort: 6 }).toFile(path)).size, path)
}
await browser.close()

async function html(banner: Banner): Promise<string> {
  const [tall, left, right, high] = await Promise.all(banner.things.map(picture))
  const { accent, ink, ground, tall: size = 380 } = banner
  const inset = (596 - size) / 2
  return `<!doctype html><meta charset="utf-8"><style>${fonts.join('')}
    * { margin: 0; box-sizing: border-box }
    body { position: relative; width: ${width}px; height: ${height}px; overflow: hidden; color: ${ink};
      font-family: Hind; line-height: 1.2;
      background: radial-gradient(120% 130% at 78% 40%, ${ground[0]} 0, ${ground[1]} 38%, ${ground[2]} 82%) }
    /* The arrows of a phone's carousel stand left of the text. */
    .text { position: absolute; left: 216px; top: 44px }
    small { display: block; font-size: 42px; font-weight: 600; margin-bottom: 10px; color: ${accent} }
    h1 { font-size: 118px; line-height: 1.2; font-weight: 600; margin: 0 0 8px; white-space: nowrap }
    p { font-size: 44px; line-height: 1.35 }
    em { display: inline-block; margin-top: 18px; padding: 8px 36px; border-radius: 22px; font-style: normal;
      font-size: 40px; font-weight: 600; background: ${accent}; color: ${accent === '#F2B134' ? '#241C14' : '#FFF4DC'} }
    .flower { position: absolute; opacity: .16 }
    .hoop { position: absolute; right: 260px; top: 6px; width: 596px; height: 596px; transform: scale(.84); border-radius: 50%;
      background: #FFF4DC; outline: 6px dashed ${accent}; outline-offset: 20px; box-shadow: 0 45px 100px -30px rgb(0 0 0 / .5) }
    .hoop img { position: absolute; filter: drop-shadow(0 18px 18px rgb(60 30 0 / .28)) }
  </style>
  ${flower(780, 'left: -285px; bottom: -390px', accent, ground[2])}${flower(540, 'left: 880px; top: -330px', accent, ground[2])}
  <div class="text"><small>${banner.over}</small><h1>${banner.heading}</h1><p>${banner.under}</p><em>${banner.button}</em></div>
  <div class="hoop"><img src="${tall}" style="width: ${size}px; left: ${inset}px; top: ${inset - 20}px">
    <img src="${left}" style="width: 222px; left: -40px; top: 350px; transform: rotate(-8deg)">
    <img src="${right}" style="width: 212px; left: 412px; top: 376px; transform: rotate(6deg)">
    <img src="${high}" style="width: 150px; left: 432px; top: 26px"></div>`
}

function flower(size: number, place: string, fill: string, core: string): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) =>
      `<path d="M24 23C19.5 17.5 19.5 9.5 24 3.5c4.5 6 4.5 14 0 19.5z" fill="${fill}" transform="rotate(${turn} 24 24)"/>`,
  )
  return `<svg class="flower" style="width: ${size}px; height: ${size}px; ${place}" viewBox="0 0 48 48">${petals.join('')}<circle cx="24" cy="24" r="5.6" fill="${core}"/></svg>`
}

async function picture(thing: string): Promise<string> {
  const png = await sharp(readThing(thing)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

async function font(name: string): Promise<string> {
  const [script, weight] = name.split('-')
  const folder = join(projectRoot, 'node_modules/@fontsource/hind-siliguri/files')
  const file = await readFile(join(folder, `hind-siliguri-${script}-${weight}-normal.woff`))
  const range =
    script === 'bengali'
      ? 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D'
      : 'U+0000-00FF,U+2013-2014'
  return `@font-face { font-family: Hind; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/woff;base64,${file.toString('base64')}) }`
}
