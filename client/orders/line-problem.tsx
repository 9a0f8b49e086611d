import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { CartItem } from '#contract/cart'
import { fittingQuantity, isInStock, isTooMany } from '../cart/in-stock'
import { useCartLine } from '../cart/line-writes'
import { QuantityOffer } from '../cart/quantity-offer'
import { RemoveLine } from '../cart/remove-line'
import { cartWords } from '../cart/words'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { LinkButton } from '../ui/form/link-button'
import { focusHeading } from '../ui/input/focus-heading'
import { orderWords } from './words'
import './line-problem.css'
import type { SeenLine } from './queries'

type LineProblemProps = {
  line: CartItem
  /** The lines of an attempt that was refused. */
  refused: readonly SeenLine[] | undefined
  onRemoved: () => void
}

/** A note beside a line that blocks the order: the reason, remove, and a link to the cart. */
export function LineProblem({ line, refused, onRemoved }: LineProblemProps) {
  const problem = useProblem(line, refused)
  if (!problem) return null
  return (
    <Problem line={line} {...problem} isRefused={refused !== undefined} onRemoved={onRemoved} />
  )
}

type ProblemProps = {
  line: CartItem
  text: string
  /** A quantity that can be ordered. */
  offer?: number | undefined
  isRefused: boolean
  onRemoved: () => void
}

function Problem({ line, text, offer, isRefused, onRemoved }: ProblemProps) {
  const { goToCart } = useWords(orderWords)
  const textId = useId()
  const own = useRef<HTMLDivElement>(null)
  const { remove } = useCartLine(line)

  // Focuses it like the first bad field of a form.
  useEffect(() => {
    if (isRefused && isFocusFree()) focusFirst('[data-line-problem] button')
  }, [isRefused])

  function removeLine() {
    remove()
    onRemoved()
    requestAnimationFrame(
      () =>
        focusFirst('[data-line-problem] button, [data-confirm] button', own.current) ||
        focusHeading(),
    )
  }

  return (
    <div ref={own} className="line-problem flex wraps" data-line-problem>
      <p id={textId}>
        <CircleAlert className="icon icon-18" aria-hidden />
        {text}
      </p>
      {offer !== undefined && (
        <QuantityOffer line={line} quantity={offer} describedBy={textId} onTaken={onRemoved} />
      )}
      <RemoveLine line={line} onRemove={removeLine} describedBy={textId} />
      <LinkButton to={paths.cart()} kind="quiet" aria-describedby={textId}>
        {goToCart}
      </LinkButton>
    </div>
  )
}

function useProblem(
  line: CartItem,
  refused: readonly SeenLine[] | undefined,
): { text: string; offer?: number | undefined } | undefined {
  const cart = useWords(cartWords)
  const orders = useWords(orderWords)
  const { product, quantity } = line
  const least = product.minimum_order
  if (!isInStock(line)) return { text: cart.soldOut }
  if (line.needs_choice) return { text: cart.chooseFirst }
  if (quantity < least) return { text: cart.least(least), offer: least }
  if (isTooMany(line)) {
    return { text: cart.left(product.left ?? 0), offer: fittingQuantity(line) }
  }
  const seen = refused?.find(({ id }) => id === line.id)
  if (refused && !seen) return { text: orders.isNew }
  if (!seen || (seen.quantity === quantity && seen.product.price === product.price))
    return undefined
  return { text: orders.hasChanged(formatTaka(seen.product.price), seen.quantity) }
}

/** Whether the focus is free: the pressed button lost it while its call ran. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('[data-confirm]') !== null
}

/** Focuses the first of these parts outside of `leaving`. False if there is none. */
function focusFirst(selector: string, leaving: Element | null = null): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
  const part = parts.find((one) => !leaving?.contains(one))
  part?.focus()
  // Between toasts and bar, which have just become higher.
  part?.closest('[data-line-problem]')?.scrollIntoView({ block: 'center' })
  return part !== undefined
}
