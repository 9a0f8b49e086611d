import { Phone } from 'lucide-react'
import type { LeftCart } from '#contract/office/carts'
import { cartResults } from '#contract/office/rules'
import { choiceWords, formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { Thumb } from '../../ui/media/thumb'
import { telHref } from '../../ui/text/shop-phone'
import { formatPhone } from '../orders/phone'
import { ActButton } from '../ui/act-button'
import { When } from '../ui/when'
import { useRecord } from './use-record'
import { cartWords } from './words'

/** A cart left behind: customer, products and sum, a call, a new order filled with it, and its outcome. */
export function CartRow({ cart }: { cart: LeftCart }) {
  const text = useWords(cartWords)
  const { record, busy } = useRecord(cart)
  const { id, name, number, goods, more, sum, changed_at, later_at } = cart
  return (
    <li className="panel">
      <div className="cart-head">
        <p>
          <b className="break">{name}</b>
          <small className="subline">
            {`${text.changed} · `}
            <When at={changed_at} />
          </small>
          {later_at && (
            <span className="tag warn">
              {`${text.saidLater} · `}
              <When at={later_at} />
            </span>
          )}
        </p>
        <b className="cart-sum" translate="no">
          {formatTaka(sum)}
        </b>
      </div>
      <ul className="cart-goods">
        {goods.map((good, nr) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer have no other key
          <li key={nr} className="flex gap-10">
            <Thumb url={good.image} />
            <span className="grow break">
              {good.title}
              {choiceWords(good) && <b className="block plain">{choiceWords(good)}</b>}
            </span>
            <span className="rigid bold">{text.pieces(good.quantity)}</span>
          </li>
        ))}
        {more > 0 && <li className="mute">{text.more(more)}</li>}
      </ul>
      <div className="cart-acts">
        <a
          className="button button-outline"
          href={telHref(number)}
          aria-label={text.call(name, formatPhone(number))}
        >
          <Phone className="glyph glyph-small" aria-hidden />
          <span translate="no">{formatPhone(number)}</span>
        </a>
        <LinkButton kind="primary" to={`/orders/new?cart=${id}`} aria-label={text.orderOf(name)}>
          {text.order}
        </LinkButton>
        <fieldset className="cart-results">
          <legend className="visually-hidden">{text.became(name)}</legend>
          {cartResults.map((result) => (
            <ActButton
              key={result}
              busy={busy === result}
              isOff={busy !== null && busy !== result}
              onClick={() => record(result)}
            >
              {text.results[result]}
            </ActButton>
          ))}
        </fieldset>
      </div>
    </li>
  )
}
