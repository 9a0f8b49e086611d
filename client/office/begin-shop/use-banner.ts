import { useEffect, useRef, useState } from 'react'
import { shopName } from '../../text/shop-facts'
import { bannerSize, drawBanner } from './draw-banner'

/** The photo of a product by its URL, or a file of this device. */
export type Photo = string | File

/** Draws the banner again whenever its photo or words change. */
export function useBanner(photo: Photo | undefined, words: string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [unread, setUnread] = useState<Photo>()

  useEffect(() => {
    let isCurrent = true
    async function draw(of: Photo) {
      const shop = shopName()
      try {
        const [bitmap] = await Promise.all([
          createImageBitmap(typeof of === 'string' ? await readBlob(of) : of),
          // The preview waits for its fonts.
          document.fonts.load(`600 210px 'Hind Siliguri'`, words + shop),
        ])
        if (isCurrent && canvas.current) drawBanner(canvas.current, { photo: bitmap, words, shop })
        bitmap.close()
        if (isCurrent) setUnread(undefined)
      } catch {
        if (isCurrent) setUnread(of)
      }
    }
    if (photo) void draw(photo)
    return () => {
      isCurrent = false
    }
  }, [photo, words])

  async function readFile(): Promise<File | null> {
    const blob = await new Promise<Blob | null>((done) => {
      if (canvas.current) canvas.current.toBlob(done, 'image/webp', 0.9)
      else done(null)
    })
    return blob && new File([blob], 'banner', { type: blob.type })
  }

  return {
    canvas,
    size: bannerSize,
    isUnreadable: photo !== undefined && photo === unread,
    readFile,
  }
}

async function readBlob(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The photo is not there: ${answer.status}`)
  return answer.blob()
}
