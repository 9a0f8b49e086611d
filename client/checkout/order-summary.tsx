import { type ReactNode, useId } from 'react'
import type { CartItem } from '#contract/cart'
import { words } from '../text/words'
import { Said } from '../ui/text/said'
import { OrderSums } from './order-sums'
import './order-summary.css'
import { useSums } from './use-sums'

type OrderSummaryProps = {
  lines: readonly CartItem[]
  /** Dims the sums while they may still change. */
  isSettling: boolean
  /** The button to the next step. */
  children: ReactNode
}

/** The sums of the cart. */
export function OrderSummary({ lines, isSettling, children }: OrderSummaryProps) {
  const headingId = useId()
  const { subtotalTaka, feeTaka, promo } = useSums(lines)
  return (
    <section className="panel order-summary" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Said text={words.orderSummary} />
      </h2>
      <OrderSums
        subtotalTaka={subtotalTaka}
        feeTaka={feeTaka}
        promo={promo}
        isSettling={isSettling}
      />
      {children}
    </section>
  )
}
