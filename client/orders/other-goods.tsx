import { X } from 'lucide-react'
import { useState } from 'react'
import type { CartItem } from '#contract/cart'
import { sayChoice } from '#contract/color-names'
import { useRemoveLine } from '../cart/line-writes'
import { usePutInCart } from '../cart/put-in-cart'
import { useLang, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { Button } from '../ui/form/button'
import { focusHeading } from '../ui/input/focus-heading'
import { Picture } from '../ui/media/picture'
import { toast } from '../ui/overlay/toast'
import { otherGoodsWords } from './other-goods-words'
import './other-goods.css'

/** Named at once; a press shows the rest of a longer cart. */
const atOnce = 3

type OtherGoodsProps = { others: readonly CartItem[]; busy: boolean; onRemoved: () => void }

/** After “order now”: what else of the cart the order takes along, each with a cross. */
export function OtherGoods({ others, busy, onRemoved }: OtherGoodsProps) {
  const text = useWords(otherGoodsWords)
  const [isWhole, setIsWhole] = useState(false)
  const removeLine = useRemoveLine()
  const putInCart = usePutInCart()
  const shown = isWhole ? others : others.slice(0, atOnce)

  function remove(line: CartItem) {
    const { en, bn } = fixed('cartDeleted')
    const { title } = line.product
    removeLine(line)
    onRemoved()
    toast.success(
      { en: `${en}: ${title}`, bn: `${bn}: ${title}`, isFixed: 'en' },
      { label: <UndoLabel />, press: () => putInCart(line).catch(() => {}) },
    )
    requestAnimationFrame(focusHeading)
  }

  return (
    <section className="panel other-goods" aria-labelledby="other-goods">
      <h2 id="other-goods">{text.along(others.length)}</h2>
      <ul className="num">
        {shown.map((line) => (
          <OtherLine key={line.id} line={line} busy={busy} onRemove={() => remove(line)} />
        ))}
      </ul>
      {shown.length < others.length && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {text.seeMore(others.length - shown.length)}
        </Button>
      )}
    </section>
  )
}

type OtherLineProps = { line: CartItem; busy: boolean; onRemove: () => void }

function OtherLine({ line, busy, onRemove }: OtherLineProps) {
  const text = useWords(otherGoodsWords)
  const chosen = sayChoice(line, useLang())
  const { title, image } = line.product
  return (
    <li className="flex gap-10">
      <span className="other-goods-picture frame rigid">
        <Picture url={image} alt="" sizes="40px" />
      </span>
      <span className="grow break">
        <span lang={scriptOf(title)}>{title}</span>{' '}
        {chosen && <small className="mute small" lang={scriptOf(chosen)}>{`${chosen} `}</small>}
        <small className="mute small" translate="no">{`× ${line.quantity}`}</small>
      </span>
      <Button
        kind="quiet"
        square
        isOff={busy}
        aria-label={`${text.leaveOut}: ${title}`}
        onClick={onRemove}
      >
        <X className="icon" aria-hidden />
      </Button>
    </li>
  )
}

function UndoLabel() {
  return useWords(otherGoodsWords).undo
}
