import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = {
  of: string
  /** Description for screen readers. */
  name: string
  className?: string
  /** White modules around it: four by the standard, unless the paper is white there. */
  border?: number
  /** One of the standard's eight patterns; by default all are tried, 3 ms a picture. */
  mask?: number
}

/** A text as a QR code, readable with a sixth of it damaged. */
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
