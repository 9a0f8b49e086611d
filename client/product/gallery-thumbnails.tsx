import { Picture } from '../ui/picture'

type GalleryThumbnailsProps = {
  urls: readonly string[]
  index: number
  onPick: (index: number) => void
}

export function GalleryThumbnails({ urls, index, onPick }: GalleryThumbnailsProps) {
  return (
    <ul className="gallery-thumbnails">
      {urls.map((url, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
        <li key={place}>
          <button
            type="button"
            aria-label={`ছবি ${place + 1}`}
            aria-current={place === index || undefined}
            onClick={() => onPick(place)}
          >
            <Picture url={url} alt="" sizes="110px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
