import type { Product } from '#contract/catalog-shapes'
import { readColor } from './color-names'
import { OptionChoice } from './option-choice'
import type { Choice } from './wish'

type ProductOptionsProps = {
  product: Product
  choice: Choice
  onChoose: (part: Partial<Choice>) => void
}

/** Colours and sizes to choose from. A choice is the shopper's own note: it is not sent. */
export function ProductOptions({ product, choice, onChoose }: ProductOptionsProps) {
  const swatches = product.colors.map(({ id, color }) => {
    const { name, css } = readColor(color)
    return { id, label: name, css }
  })
  const boxes = product.sizes.map(({ id, size }) => ({ id, label: size }))
  return (
    <>
      {swatches.length > 0 && (
        <OptionChoice
          name="color"
          legend="রং"
          options={swatches}
          chosenId={choice.color}
          onChoose={(color) => onChoose({ color })}
        />
      )}
      {boxes.length > 0 && (
        <OptionChoice
          name="size"
          legend="সাইজ"
          options={boxes}
          chosenId={choice.size}
          onChoose={(size) => onChoose({ size })}
        />
      )}
    </>
  )
}
