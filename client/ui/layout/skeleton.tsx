import { inlineStyle } from '../media/inline-style'
import './skeleton.css'

type SkeletonProps = {
  width?: string
  /** A number is pixels. */
  height?: string | number | undefined
  radius?: string
  /** Width to height, in place of a height. */
  ratio?: string
}

/** A pulsing block in the final size of its content. */
export function Skeleton({ width = '100%', height, radius, ratio }: SkeletonProps) {
  const own = typeof height === 'number' ? `${height}px` : height
  const style = inlineStyle({
    width,
    height: own ?? (ratio ? undefined : '1.2em'),
    aspectRatio: ratio,
    borderRadius: radius,
  })
  return <span aria-hidden className="skeleton" {...style} />
}
