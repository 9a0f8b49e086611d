import type { Product } from '#contract/catalog-shapes'
import { readColor } from './color-names'
import { OptionChoice } from './option-choice'

/** Colours and sizes to choose from. A choice is the shopper's own note: it is not sent. */
export function ProductOptions({ product: { colors, sizes } }: { product: Product }) {
  const swatches = colors.map(({ id, color }) => {
    const { name, css } = readColor(color)
    return { id, label: name, css }
  })
  const boxes = sizes.map(({ id, size }) => ({ id, label: size }))
  return (
    <>
      {swatches.length > 0 && <OptionChoice name="color" legend="রং" options={swatches} />}
      {boxes.length > 0 && <OptionChoice name="size" legend="সাইজ" options={boxes} />}
    </>
  )
}
