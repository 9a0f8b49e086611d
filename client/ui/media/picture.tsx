import { ImageOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { readPicture } from '#contract/pictures'
import { usePreload } from '../text/head'
import './picture.css'

type PictureProps = {
  /** A picture's URL from the API; null shows the empty box. */
  url: string | null | undefined
  alt: string
  /** The `sizes` of the picture in its place. */
  sizes: string
  /** The picture of the first view: loaded at once, before all others, and drawn with its frame. */
  eager?: boolean
  /** Loads near the view; false for the first view. */
  lazy?: boolean
  /** Opened whole: the widest files too. */
  whole?: boolean
  /** Box of a picture without a size in its URL, in pixels. */
  width?: number
  height?: number
}

/** A picture in every stored format and width; a sand box if it is missing or fails. */
export function Picture(props: PictureProps) {
  const { url, alt, sizes, eager = false, lazy = !eager, whole, width = 400, height = 400 } = props
  const [failedUrl, setFailedUrl] = useState<string>()
  const stored = url ? readPicture(url) : undefined
  usePreload(eager && stored ? { srcSet: stored.srcSet('avif'), sizes } : null)
  // A picture that failed before hydration fires no event. Checked once alone: a new width, as
  // after a phone is turned, looks the same.
  const noticeError = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc)
      setFailedUrl(img.getAttribute('src') ?? undefined)
  }, [])

  if (!url || url === failedUrl) return <MissingPicture alt={alt} />

  return (
    <picture className="picture">
      {stored && <source type="image/avif" srcSet={stored.srcSet('avif', whole)} sizes={sizes} />}
      {stored && <source type="image/webp" srcSet={stored.srcSet('webp', whole)} sizes={sizes} />}
      <img
        className="cover"
        ref={noticeError}
        src={url}
        alt={alt}
        width={stored?.width ?? width}
        height={stored?.height ?? height}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        onError={() => setFailedUrl(url)}
      />
    </picture>
  )
}

function MissingPicture({ alt }: { alt: string }) {
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span className="picture-missing middle" {...label}>
      <ImageOff className="icon" aria-hidden />
    </span>
  )
}
