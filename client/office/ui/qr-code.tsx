import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = {
  of: string
  /** Its description for screen readers. */
  name: string
  className?: string
  /** Modules of white around it: four, as the standard wants, where the paper has none of its own. */
  border?: number
  /** Of the eight patterns of the standard this one; without it all are weighed, 3 ms a picture. */
  mask?: number
}

/** A text as a picture for a camera, which finds it with a sixth of it unreadable. */
export function QrCode({ of, name, className, border = 4, mask }: QrCodeProps) {
  const { size, dark } = useMemo(() => {
    const { size, data } = encode(of, { border, ecc: 'M', maskPattern: mask })
    const rows = data.map((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
    )
    return { size, dark: rows.join('') }
  }, [of, border, mask])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={name}
    >
      <path d={dark} />
    </svg>
  )
}
