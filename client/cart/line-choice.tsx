import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartItem } from '#contract/cart'
import { addToCart, getCart } from '#contract/cart'
import { getProduct } from '#contract/catalog'
import { sayColor } from '#contract/color-names'
import { reviewsAtOnce } from '#contract/shop'
import { read } from '../api/read'
import { useWrite } from '../api/write'
import { useLang, useText } from '../text/lang'
import { cart } from '../text/rooms/cart'
import { Button } from '../ui/form/button'

/** Color and size of a line that is older than the product's choices. */
export function LineChoice({ line }: { line: CartItem }) {
  const text = useText({ cart }).cart
  const lang = useLang()
  const { data } = useQuery(read(getProduct, { slug: line.product.slug, reviews: reviewsAtOnce }))
  const [chosen, setChosen] = useState<{ color_id?: number; size_id?: number }>({})
  const add = useWrite(addToCart, { refreshes: [getCart] })
  if (!data) return <p className="cart-line-note ink-brick bold fs-15">{text.chooseFirst}</p>
  const { colors, sizes } = data.product
  const parts = [
    ['color_id', colors.map(({ id, color }) => ({ id, name: sayColor(color, lang) }))],
    ['size_id', sizes.map(({ id, size }) => ({ id, name: size }))],
  ] as const
  const isWhole = parts.every(([part, options]) => options.length < 2 || chosen[part])
  const { product_id, quantity, product } = line
  return (
    <fieldset className="cart-line-choice">
      <legend className="cart-line-note ink-brick bold fs-15">{text.chooseFirst}</legend>
      {parts.flatMap(([part, options]) =>
        options.length > 1 ? (
          <span className="flow gap-6" key={part}>
            {options.map(({ id, name }) => (
              <Button
                key={id}
                kind={chosen[part] === id ? 'gold' : 'quiet'}
                aria-pressed={chosen[part] === id}
                onClick={() => setChosen({ ...chosen, [part]: id })}
              >
                {name}
              </Button>
            ))}
          </span>
        ) : (
          []
        ),
      )}
      {isWhole && (
        <Button
          kind="primary"
          busy={add.isPending}
          onClick={() =>
            add.mutate({
              product_id,
              ...chosen,
              quantity: Math.max(quantity, product.minimum_order),
            })
          }
        >
          {text.keepChoice}
        </Button>
      )}
    </fieldset>
  )
}
