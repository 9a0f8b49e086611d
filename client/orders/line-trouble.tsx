import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { CartItem } from '#contract/cart-shapes'
import { isInStock } from '../cart/in-stock'
import { useCartLine } from '../cart/line-writes'
import { RemoveLine } from '../cart/remove-line'
import { paths } from '../paths'
import { cart } from '../text/bn-cart'
import { formatTaka, toBengaliDigits } from '../text/format'
import { textNow } from '../text/lang'
import { focusHeading } from '../ui/focus-heading'
import { LinkButton } from '../ui/link-button'
import './line-trouble.css'
import type { SeenLine } from './queries'

type LineTroubleProps = {
  line: CartItem
  /** The lines of an attempt that was refused. */
  refused: readonly SeenLine[] | undefined
  onRemoved: () => void
}

/** Beside a line that keeps the order from being confirmed: what it is, remove, and the way to the cart. */
export function LineTrouble({ line, refused, onRemoved }: LineTroubleProps) {
  const trouble = troubleOf(line, refused)
  if (!trouble) return null
  return (
    <Trouble line={line} text={trouble} isRefused={refused !== undefined} onRemoved={onRemoved} />
  )
}

type TroubleProps = {
  line: CartItem
  text: string
  isRefused: boolean
  onRemoved: () => void
}

function Trouble({ line, text, isRefused, onRemoved }: TroubleProps) {
  const textId = useId()
  const own = useRef<HTMLDivElement>(null)
  const { remove, isLocked } = useCartLine(line)

  // As the first bad field of a form gets it.
  useEffect(() => {
    if (isRefused && isFocusFree()) focusFirst('.line-trouble button')
  }, [isRefused])

  function removeLine() {
    remove()
    onRemoved()
    requestAnimationFrame(
      () =>
        focusFirst('.line-trouble button, .confirm-button button', own.current) || focusHeading(),
    )
  }

  return (
    <div ref={own} className="line-trouble">
      <p id={textId}>
        <CircleAlert className="icon" aria-hidden />
        {text}
      </p>
      <RemoveLine line={line} isLocked={isLocked} onRemove={removeLine} describedBy={textId} />
      <LinkButton to={paths.cart()} kind="quiet" aria-describedby={textId}>
        কার্টে যান
      </LinkButton>
    </div>
  )
}

function troubleOf(line: CartItem, refused: readonly SeenLine[] | undefined): string | undefined {
  const { product, quantity } = line
  if (!isInStock(line)) return textNow({ cart }).cart.soldOut
  if (quantity < product.minimum_order)
    return `সর্বনিম্ন অর্ডার ${toBengaliDigits(product.minimum_order)}`
  const seen = refused?.find(({ id }) => id === line.id)
  if (refused && !seen) return 'এই পণ্যটি কার্টে নতুন এসেছে'
  if (!seen || (seen.quantity === quantity && seen.product.price === product.price))
    return undefined
  return `বদলে গেছে, আগে ছিল ${formatTaka(seen.product.price)} × ${seen.quantity}`
}

/** Nobody has gone on meanwhile: the pressed button lost the focus while its call ran. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('.confirm-button') !== null
}

/** The first of these parts that is not in `leaving`. False where there is none. */
function focusFirst(selector: string, leaving: Element | null = null): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
  const part = parts.find((one) => !leaving?.contains(one))
  part?.focus()
  return part !== undefined
}
