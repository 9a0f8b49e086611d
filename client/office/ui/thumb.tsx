import { Picture } from '../../ui/picture'

/** A product's photo beside its title, which is its alternative text. */
export function ProductPhoto({ url, size }: { url: string; size: number }) {
  return (
    <span className="th">
      <Picture url={url} alt={''} sizes={`${size}px`} width={size} height={size} />
    </span>
  )
}
