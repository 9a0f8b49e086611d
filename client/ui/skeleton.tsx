import type { CSSProperties } from 'react'
import './skeleton.css'

type SkeletonProps = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
  /** Width to height, in place of a height. */
  ratio?: CSSProperties['aspectRatio']
}

/** A pulsing block of the final size of what is coming. */
export function Skeleton({ width = '100%', height, radius, ratio }: SkeletonProps) {
  const style = { width, height: height ?? (ratio ? undefined : '1.2em'), aspectRatio: ratio }
  return <span aria-hidden className="skeleton" style={{ ...style, borderRadius: radius }} />
}
