/** The width of the shop's largest screens, 3 to 1. */
export const bannerSize = { width: 1824, height: 608 }

type Banner = { photo: ImageBitmap; words: string; shop: string }

/** The photo at the right, cropped to its middle; discount and shop's name beside it. */
export function drawBanner(canvas: HTMLCanvasElement, { photo, words, shop }: Banner): void {
  const { width, height } = bannerSize
  const context = canvas.getContext('2d')
  if (!context) return
  const ground = context.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, '#07362a')
  ground.addColorStop(1, '#0e5a43')
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)

  const photoWidth = width * 0.46
  const left = width - photoWidth
  const scale = Math.max(photoWidth / photo.width, height / photo.height)
  const cut = { width: photoWidth / scale, height: height / scale }
  context.drawImage(
    photo,
    (photo.width - cut.width) / 2,
    (photo.height - cut.height) / 2,
    cut.width,
    cut.height,
    left,
    0,
    photoWidth,
    height,
  )
  context.fillStyle = '#f2b134'
  context.fillRect(left - 10, 0, 10, height)

  const room = left - 180
  context.textBaseline = 'middle'
  write(context, { words, size: 180, weight: 600, room, y: height * 0.44 })
  context.fillStyle = '#fff4dc'
  write(context, { words: shop, size: 78, weight: 400, room, y: height * 0.72 })
}

type Line = { words: string; size: number; weight: number; room: number; y: number }

/** Smaller if it does not fit. */
function write(context: CanvasRenderingContext2D, { words, size, weight, room, y }: Line): void {
  const set = (px: number) => {
    context.font = `${weight} ${px}px 'Hind Siliguri', sans-serif`
  }
  set(size)
  const { width } = context.measureText(words)
  if (width > room) set((size * room) / width)
  context.fillText(words, 90, y)
}
