import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartItem } from '#contract/cart'
import { getCart, setCartChoice } from '#contract/cart'
import { getProduct } from '#contract/catalog'
import { sayColor } from '#contract/color-names'
import { reviewsAtOnce } from '#contract/shop'
import { read } from '../api/read'
import { useWrite } from '../api/write'
import { useLang, useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { Button } from '../ui/form/button'
import { toast } from '../ui/overlay/toast'
import { cartWrites } from './queries'
import { cartWords } from './words'

type LineChoiceProps = { line: CartItem; onKept?: () => void }

/** Color and size of a line: the choice it misses, or another one. */
export function LineChoice({ line, onKept }: LineChoiceProps) {
  const text = useWords(cartWords)
  const lang = useLang()
  const { data } = useQuery(read(getProduct, { slug: line.product.slug, reviews: reviewsAtOnce }))
  const [chosen, setChosen] = useState(() => ({ color_id: line.color_id, size_id: line.size_id }))
  const choose = useWrite(setCartChoice, {
    refreshes: [getCart],
    inTurn: cartWrites,
    repeatable: true,
    onSuccess: ({ message }) => {
      if (message === 'exists') toast.error(fixed('alreadyInCart'))
      else onKept?.()
    },
  })
  const legendClass = line.needs_choice ? 'cart-line-note' : 'field-hint'
  if (!data) return <p className={legendClass}>{text.chooseFirst}</p>
  const { colors, sizes, choice_goes_with_order: isNeeded } = data.product
  const parts = [
    ['color_id', colors.map(({ id, color }) => ({ id, name: sayColor(color, lang) }))],
    ['size_id', sizes.map(({ id, size }) => ({ id, name: size }))],
  ] as const
  const isOpen = (options: readonly object[]) => options.length > (isNeeded ? 1 : 0)
  const open = parts.filter(([, options]) => isOpen(options))
  const mayKeep = isNeeded
    ? open.every(([part]) => chosen[part])
    : open.some(([part]) => chosen[part])
  return (
    <fieldset className="cart-line-choice">
      <legend className={legendClass}>{text.chooseFirst}</legend>
      {open.map(([part, options]) => (
        <span className="flow gap-6" key={part}>
          {options.map(({ id, name }) => (
            <Button
              key={id}
              kind={chosen[part] === id ? 'outline' : 'quiet'}
              aria-pressed={chosen[part] === id}
              onClick={() => setChosen({ ...chosen, [part]: id })}
            >
              {name}
            </Button>
          ))}
        </span>
      ))}
      {mayKeep && (
        <Button
          kind="primary"
          busy={choose.isPending}
          onClick={() => choose.mutate({ cart_id: line.id, ...chosen })}
        >
          {text.keepChoice}
        </Button>
      )}
    </fieldset>
  )
}
