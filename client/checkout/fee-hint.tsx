import { useEffect, useRef, useState } from 'react'
import type { FeeOfAddress } from '#contract/fee-of-address'
import { formatTaka } from '../text/format'
import { useLang, useText } from '../text/lang'
import { checkout } from '../text/rooms/checkout'
import { Button } from '../ui/form/button'
import { useSettled } from '../ui/state/use-settled'
import './fee-choice.css'
import { useShippingFee } from './shipping-fee'

/** Where an address belongs to the other fee: says so, and takes it by one tap. */
export function FeeHint({ fee, place, isTyped }: FeeOfAddress & { isTyped?: boolean }) {
  const text = useText({ checkout }).checkout
  const lang = useLang()
  const [chosenTaka, choose] = useShippingFee()
  const own = useRef<HTMLParagraphElement>(null)
  const isShown = fee !== chosenTaka
  useEffect(() => {
    // The bar at the foot would cover it below a field that is being typed.
    if (isShown && isTyped) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, isTyped])
  if (!isShown) return null

  function take() {
    choose(fee)
    // The button is gone then. The option may be far below: nothing scrolls away.
    const option = document.querySelector<HTMLElement>(`[name="fee"][value="${fee}"]`)
    option?.focus({ preventScroll: true })
  }
  return (
    <p ref={own} className="fee-hint flex between gap-8 small" role="status">
      {text.addressIn(place?.[lang], formatTaka(fee))}
      <Button onClick={take}>{text.takeFee(formatTaka(fee))}</Button>
    </p>
  )
}

const restMs = 500

/** The same for an address that is being typed; the server says it of a saved one. */
export function TypedFeeHint({ address }: { address: string }) {
  const settled = useSettled(address, restMs)
  const [known, setKnown] = useState<FeeOfAddress | null>(null)
  useEffect(() => {
    let isOver = false
    // Names of districts and areas come with the first typed address.
    if (settled)
      import('#contract/fee-of-address').then(
        ({ feeOfAddress }) => isOver || setKnown(feeOfAddress(settled)),
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [settled])
  return settled && known && <FeeHint {...known} isTyped />
}
