import type { Product } from '#contract/catalog'
import { readColor, sayColor } from '#contract/color-names'
import type { Choice } from '../customers/wish'
import { useLang, useText } from '../text/lang'
import { product as productText } from '../text/rooms/product'
import { isThere } from './choices'
import { OptionChoice } from './option-choice'

type ProductOptionsProps = {
  product: Product
  choice: Choice
  onChoose: (part: Partial<Choice>) => void
}

/** Colours and sizes. A choice that is not sent with the order is only the shopper's own note. */
export function ProductOptions({ product, choice, onChoose }: ProductOptionsProps) {
  const text = useText({ product: productText })
  const lang = useLang()
  const swatches = product.colors.map(({ id, color }) => {
    const { bengali, css } = readColor(color)
    const name = (lang === 'bn' && bengali) || color
    const label = sayColor(color, lang)
    return { id, name, label, css, isGone: !isThere(product, { ...choice, color: id }) }
  })
  const boxes = product.sizes.map(({ id, size }) => ({
    id,
    label: size,
    isGone: !isThere(product, { ...choice, size: id }),
  }))
  const isSent = product.choice_goes_with_order
  const factsOf = (names: string[]) =>
    isSent ? undefined : { all: names.join(', '), when: text.product.askedOnCall }
  return (
    <>
      {swatches.length > 0 && (
        <OptionChoice
          name="color"
          legend={text.product.color}
          options={swatches}
          chosenId={choice.color}
          facts={factsOf(swatches.map(({ name }) => name))}
          isSent={isSent}
          onChoose={(color) => onChoose({ color })}
        />
      )}
      {boxes.length > 0 && (
        <OptionChoice
          name="size"
          legend={text.product.size}
          options={boxes}
          chosenId={choice.size}
          facts={factsOf(boxes.map(({ label }) => label))}
          isSent={isSent}
          onChoose={(size) => onChoose({ size })}
        />
      )}
    </>
  )
}
