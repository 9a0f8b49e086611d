import type { PointerEvent } from 'react'
import { Picture } from '../ui/media/picture'

type GalleryPictureProps = { url: string; alt: string; first: boolean }

/** Doubles around the mouse pointer; a finger only swipes. */
export function GalleryPicture({ url, alt, first }: GalleryPictureProps) {
  function follow({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse') return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = ((clientX - left) / width) * 100
    const y = ((clientY - top) / height) * 100
    currentTarget.style.setProperty('--zoom-at', `${x}% ${y}%`)
  }

  return (
    <span className="gallery-picture block" onPointerMove={follow}>
      <Picture
        url={url}
        alt={alt}
        sizes="(max-width: 768px) 100vw, 600px"
        eager={first}
        width={800}
        height={800}
      />
    </span>
  )
}
