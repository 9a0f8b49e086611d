import { readPicture } from '#contract/pictures'
import { useShopFacts } from '../../text/shop-facts'
import { Flower } from './flower'

/** A wider picture would leave no room for the name beside it. */
export const widestLogo = 3

/** The shop's logo in its own shape; without one, the flower. */
export function ShopMark({ size, className }: { size: number; className?: string }) {
  const { logo } = useShopFacts()
  if (!logo) return <Flower size={size} className={className} />
  const width = Math.round(size * Math.min(ratioOf(logo), widestLogo))
  return <img className={className} src={logo} alt="" width={width} height={size} />
}

function ratioOf(url: string): number {
  const { width, height } = readPicture(url) ?? { width: 1, height: 1 }
  return width / height
}
