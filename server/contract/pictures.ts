/**
 * An answer contains one URL: `/uploads/catalog/saree-rose-800x800.webp` is the largest file of a
 * picture, and `saree-rose-400x400.avif` lies beside it. Decision 002.
 */
export const pictureWidths = {
  catalog: [200, 400, 800, 1600],
  banners: [412, 640, 828, 1216, 1824],
  reviews: [200, 800, 1600],
  brand: [96, 192, 512],
} as const
/** In its place among others a picture of the catalogue is no wider: the rest is for who opens it whole. */
const mostInPlace: Partial<Record<PictureKind, number>> = { catalog: 800 }
/** The picture of a product without a photo, one of the page's own files. */
export const neutralPicture = '/no-photo.svg'
export type PictureKind = keyof typeof pictureWidths
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type Picture = {
  src: string
  width: number
  height: number
  widths: number[]
  /** `isWhole`: with the widest too. */
  srcSet: (format: PictureFormat, isWhole?: boolean) => string
}

const namePattern =
  /^(?<stem>\/uploads\/(?<kind>catalog|banners|reviews|brand)\/.+)-(?<width>\d+)x(?<height>\d+)\.webp$/

/** Parses a picture's URL; null for any other URL, which is shown unchanged. */
export function readPicture(url: string): Picture | null {
  const found = namePattern.exec(url)?.groups
  if (!found?.stem || !found.kind) return null
  const stem = encodeURI(found.stem)
  const width = Number(found.width)
  const height = Number(found.height)
  const widths = widthsOf(found.kind as PictureKind, width)
  return {
    src: url,
    width,
    height,
    widths,
    srcSet: (format, isWhole = false) =>
      (isWhole ? widths : inPlace(found.kind as PictureKind, widths))
        .map((w) => `${stem}-${sizeName(w, width, height)}.${format} ${w}w`)
        .join(', '),
  }
}

function inPlace(kind: PictureKind, widths: number[]): number[] {
  const most = mostInPlace[kind] ?? Number.POSITIVE_INFINITY
  const narrow = widths.filter((width) => width <= most)
  return narrow.length > 0 ? narrow : widths
}

export function widthsOf(kind: PictureKind, fullWidth: number): number[] {
  const smaller = pictureWidths[kind].filter((width) => width < fullWidth)
  return [...smaller, fullWidth]
}

export function sizeName(width: number, fullWidth: number, fullHeight: number): string {
  return `${width}x${Math.max(1, Math.round((fullHeight * width) / fullWidth))}`
}
