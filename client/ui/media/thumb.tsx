import { Picture } from './picture'

type ThumbProps = { url: string | null; size?: number }

/** A picture beside its title, which names it; its box in pixels is there without one too. */
export function Thumb({ url, size = 44 }: ThumbProps) {
  return (
    <span className="block rigid frame thumb" style={{ width: size, height: size }}>
      {url && <Picture url={url} alt={''} sizes={`${size}px`} width={size} height={size} />}
    </span>
  )
}
