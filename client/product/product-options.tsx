import type { Product } from '#contract/catalog-shapes'
import { ColorChoice } from './color-choice'
import { SizeChoice } from './size-choice'

/** Colours and sizes to choose from. A choice is the shopper's own note: it is not sent. */
export function ProductOptions({ product: { colors, sizes } }: { product: Product }) {
  return (
    <>
      {colors.length > 0 && <ColorChoice colors={colors} />}
      {sizes.length > 0 && <SizeChoice sizes={sizes} />}
    </>
  )
}
