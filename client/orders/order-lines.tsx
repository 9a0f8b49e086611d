import type { ReactNode } from 'react'
import type { AskedPart } from '#contract/cart'
import { sayChoice } from '#contract/color-names'
import { useSayAsked } from '../cart/asked-parts'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { useLang } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { Picture } from '../ui/media/picture'
import { Link } from '../ui/text/link'
import './order-lines.css'

type Line = {
  id: number
  quantity: number
  color?: string
  size?: string
  /** What the call asks about it. */
  asked_on_call?: readonly AskedPart[] | undefined
  product: { slug: string; title: string; image: string; price: number }
}

type OrderLinesProps<L extends Line> = {
  lines: readonly L[]
  /** Content below a line. */
  noteOf?: ((line: L) => ReactNode) | undefined
}

/** Read-only lines, at checkout and of an order. */
export function OrderLines<L extends Line>({ lines, noteOf }: OrderLinesProps<L>) {
  const lang = useLang()
  const sayAsked = useSayAsked()
  return (
    <ul className="order-lines lined num">
      {lines.map((line) => {
        const { id, quantity, product } = line
        const chosen = [sayChoice(line, lang), sayAsked(line.asked_on_call)]
          .filter(Boolean)
          .join(' · ')
        return (
          <li className="flex wraps" key={id}>
            <span className="order-lines-picture frame rigid">
              <Picture url={product.image} alt="" sizes="64px" />
            </span>
            <span className="order-lines-what grow break">
              <Link
                className="block title-link"
                to={paths.product(product.slug)}
                lang={scriptOf(product.title)}
              >
                {product.title}
              </Link>
              {chosen && (
                <small className="order-lines-chosen mute small" lang={scriptOf(chosen)}>
                  {chosen}
                  <span>{' · '}</span>
                </small>
              )}
              <small
                className="mute small nowrap"
                translate="no"
              >{`${formatTaka(product.price)} × ${quantity}`}</small>
            </span>
            <strong translate="no">{formatTaka(product.price * quantity)}</strong>
            {noteOf?.(line)}
          </li>
        )
      })}
    </ul>
  )
}
