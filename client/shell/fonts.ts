import { openStoredText } from '../ui/state/stored-text'
import { fontFaces } from 'virtual:shop-fonts'

/** The loader (start/loader.ts) reads it: url, weight and letters of each fetched file. */
const fetchedFonts = openStoredText('local', 'fonts')

/**
 * A visit has one typeface: the system's Bengali font, or the shop's once an earlier visit has
 * fetched its files. They are fetched after everything else, and not on a slow or paid-for line. A
 * device without any Bengali font uses them at once.
 */
export function startFonts(): void {
  if (!hasBengaliFont()) {
    for (const face of fontFaces) document.fonts.add(faceOf(face))
  } else if (isQuickLine()) {
    if (document.readyState === 'complete') fetchFonts()
    else addEventListener('load', fetchFonts, { once: true })
  }
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

/** Browsers that tell nothing about their line count as quick. */
function isQuickLine(): boolean {
  const line: { saveData?: boolean; effectiveType?: string } | undefined =
    Object(navigator).connection
  return !line?.saveData && (line?.effectiveType ?? '4g') === '4g'
}

async function fetchFonts(): Promise<void> {
  try {
    await Promise.all(fontFaces.map((face) => faceOf(face).load()))
    fetchedFonts.write(
      JSON.stringify(fontFaces.map(({ url, weight, unicodeRange }) => [url, weight, unicodeRange])),
    )
  } catch {
    // The system's font is readable; the next load tries again.
  }
}

function faceOf({ url, weight, unicodeRange }: (typeof fontFaces)[number]): FontFace {
  const descriptors = { weight, unicodeRange, display: 'swap' } satisfies FontFaceDescriptors
  return new FontFace('Hind Siliguri', `url(${url}) format("woff2")`, descriptors)
}
