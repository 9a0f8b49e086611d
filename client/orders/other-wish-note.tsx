import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type CartItem, getCart, setCartChoice } from '#contract/cart'
import { sayChoice } from '#contract/color-names'
import { useWrite } from '../api/write'
import type { OtherWish } from '../cart/add-to-cart'
import { QuantityOffer } from '../cart/quantity-offer'
import { cartWrites } from '../cart/queries'
import { cartWords } from '../cart/words'
import { useLang, useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import './line-problem.css'

/** After “order now” of a product that was in the cart: offers what was chosen there. */
export function OtherWishNote({ line }: { line: CartItem }) {
  const text = useWords(cartWords)
  const { state } = useLocation()
  const chosen: OtherWish | undefined = state?.chosen
  if (chosen?.line !== line.id) return null
  return (
    <>
      {chosen.choice && <OtherChoice line={line} choice={chosen.choice} />}
      {chosen.quantity !== line.quantity && (
        <Note said={text.hadBefore(line.quantity)}>
          <QuantityOffer line={line} quantity={chosen.quantity} />
        </Note>
      )}
    </>
  )
}

type OtherChoiceProps = { line: CartItem; choice: NonNullable<OtherWish['choice']> }

function OtherChoice({ line, choice }: OtherChoiceProps) {
  const text = useWords(cartWords)
  const lang = useLang()
  const { mutate, isPending } = useWrite(setCartChoice, {
    refreshes: [getCart],
    inTurn: cartWrites,
    repeatable: true,
  })
  const { color_id = line.color_id, size_id = line.size_id } = choice
  if (color_id === line.color_id && size_id === line.size_id) return null
  return (
    <Note said={text.hadChoice(sayChoice(line, lang))}>
      <Button busy={isPending} onClick={() => mutate({ cart_id: line.id, color_id, size_id })}>
        {text.takeChoice(sayChoice(choice, lang))}
      </Button>
    </Note>
  )
}

function Note({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className="line-problem flex wraps" data-line-problem role="status">
      <p>{said}</p>
      {children}
    </div>
  )
}
