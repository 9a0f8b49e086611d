import { readColor } from '#contract/color-names'
import './swatch.css'

/** A color in the shop's paint; nothing for an unknown name. */
export function Swatch({ color }: { color: string }) {
  const { css } = readColor(color)
  return css && <i className="swatch" aria-hidden style={{ background: css }} />
}
