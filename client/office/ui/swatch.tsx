import { readColor } from '../../ui/color-names'
import './swatch.css'

/** A color as the shop paints it; nothing where its name is no known one. */
export function Swatch({ color }: { color: string }) {
  const { css } = readColor(color)
  return css && <i className="swt" aria-hidden style={{ background: css }} />
}
