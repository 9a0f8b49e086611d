import { type PointerEvent, useRef } from 'react'
import { Picture } from '../ui/media/picture'

type GalleryPictureProps = {
  url: string
  alt: string
  first: boolean
  /** A finger tapped it. */
  onTap: () => void
}

/** Doubles around the mouse pointer; a finger swipes, and opens it by a tap. */
export function GalleryPicture({ url, alt, first, onTap }: GalleryPictureProps) {
  const pressedBy = useRef('')

  function follow({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse') return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = ((clientX - left) / width) * 100
    const y = ((clientY - top) / height) * 100
    currentTarget.style.setProperty('--zoom-at', `${x}% ${y}%`)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys turn the pictures, and Enter opens them, on the list
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <span
      className="gallery-picture block"
      onPointerMove={follow}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType
      }}
      onClick={() => {
        if (pressedBy.current === 'touch') onTap()
      }}
    >
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
