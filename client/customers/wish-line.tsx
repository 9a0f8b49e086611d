import { sayChoice } from '#contract/color-names'
import { formatTaka } from '../text/format'
import { useLang, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import type { Wish } from './wish'
import { customerWords } from './words'
import './wish-line.css'

/** The product that the guest is about to order, above the login. */
export function WishLine({ wish }: { wish: Wish }) {
  const text = useWords(customerWords)
  const { title, image, priceTaka, choice } = wish
  const chosen = sayChoice(wish.chosen ?? {}, useLang())
  return (
    <div className="wish-line grid gap-12">
      <img src={image} alt="" width={64} height={64} />
      <div>
        <p className="ellipsis" lang={scriptOf(title)}>
          {title}
        </p>
        {chosen && (
          <p className="mute small" lang={scriptOf(chosen)}>
            {chosen}
          </p>
        )}
        <p className="num">
          <b>{`${formatTaka(priceTaka)} × ${choice.quantity}`}</b>
        </p>
        <p className="ink-green bold small">
          {wish.act === 'order' ? text.orderComesNext : text.cartComesNext}
        </p>
      </div>
    </div>
  )
}
