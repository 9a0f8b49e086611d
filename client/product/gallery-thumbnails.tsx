import { useWords } from '../text/lang'
import { Picture } from '../ui/media/picture'
import { productWords } from './words'

type GalleryThumbnailsProps = {
  urls: readonly string[]
  index: number
  onPick: (index: number) => void
}

export function GalleryThumbnails({ urls, index, onPick }: GalleryThumbnailsProps) {
  const text = useWords(productWords)
  return (
    <ul className="gallery-thumbnails grid gap-12">
      {urls.map((url, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
        <li key={place}>
          <button
            type="button"
            aria-label={text.picture(place + 1)}
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
