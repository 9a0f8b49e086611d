import { fontFaces } from 'virtual:shop-fonts'

/** The shop's fonts, used as their files arrive; the device's own until then. */
export function startFonts(): void {
  for (const { url, weight, unicodeRange } of fontFaces) {
    const face = new FontFace('Hind Siliguri', `url(${url}) format("woff2")`, {
      weight,
      unicodeRange,
      display: 'swap',
    })
    document.fonts.add(face)
  }
}
