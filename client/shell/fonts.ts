import { fontFaces } from 'virtual:shop-fonts'

const family = 'Hind Siliguri'

/**
 * The first view uses the system's Bengali font: it waits for nothing, and nothing moves. The font
 * files are fetched afterwards and used from the next screen on. Only a device without any Bengali
 * font uses them at once.
 */
export function startFonts(): void {
  addEventListener('screenchange', applyFonts)
  if (!hasBengaliFont()) putOn()
  else if (document.readyState === 'complete') fetchFonts()
  else addEventListener('load', fetchFonts, { once: true })
}

/** Without a Bengali font every letter is the same empty box, as wide as any other one. */
function hasBengaliFont(): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return true
  pen.font = '100px sans-serif'
  const widths = ['\u0995', '\u0988', '\u0994', '\u0987'].map(
    (letter) => pen.measureText(letter).width,
  )
  return new Set(widths).size > 1
}

let ready: FontFace[] = []

/** Uses the fetched fonts. */
function applyFonts(): void {
  for (const face of ready) document.fonts.add(face)
  ready = []
}

function putOn(): void {
  ready = fontFaces.map(faceOf)
  applyFonts()
}

async function fetchFonts(): Promise<void> {
  try {
    ready = await Promise.all(fontFaces.map((face) => faceOf(face).load()))
  } catch {
    // The system's font is readable; the next load tries again.
  }
}

function faceOf({ url, weight, unicodeRange }: (typeof fontFaces)[number]): FontFace {
  const descriptors = { weight, unicodeRange, display: 'swap' } satisfies FontFaceDescriptors
  return new FontFace(family, `url(${url}) format("woff2")`, descriptors)
}
