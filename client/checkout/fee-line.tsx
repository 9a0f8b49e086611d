import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FeeOfAddress } from '#contract/fee-of-address'
import { useAddress } from '../addresses/queries'
import { formatTaka } from '../text/format'
import { useLang, useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { useSettled } from '../ui/state/use-settled'
import { checkoutWords } from './words'
import './fee-line.css'
import { useFeesNow, useShippingFee } from './shipping-fee'

type FeeLineProps = {
  /** The address that is being typed; undefined while the saved one stands. */
  typed: string | undefined
}

/** Above the act: where the address belongs to the other fee says so, and takes it by one tap. */
export function FeeLine({ typed }: FeeLineProps) {
  const text = useWords(checkoutWords)
  const lang = useLang()
  const fees = useFeesNow()
  const { feeTaka: chosenTaka, choose } = useShippingFee()
  const known = useFeeOf(typed)
  const [dismissed, setDismissed] = useState('')
  if (!known || fees[known.zone] === chosenTaka) return null
  const { zone } = known
  const sum = formatTaka(fees[zone])
  const said = text.addressIn(known.place?.[lang], sum)
  if (said === dismissed) return null

  function leave(change: () => void) {
    change()
    // The pressed button is gone then; the act is beside it.
    document.querySelector<HTMLElement>('[data-confirm] > button')?.focus()
  }
  return (
    <div className="fee-line tint-gold flex gap-8" data-fee-line role="status">
      <span className="grow">{said}</span>
      <Button onClick={() => leave(() => choose(zone))}>{text.takeFee(sum)}</Button>
      <button
        type="button"
        className="icon-button hovers"
        aria-label={text.keepFee(formatTaka(chosenTaka))}
        onClick={() => leave(() => setDismissed(said))}
      >
        <X className="icon icon-18" aria-hidden />
      </button>
    </div>
  )
}

const restMs = 500

/** Whose fee the address has, where it is certain: the server says it of a saved one. */
function useFeeOf(typed: string | undefined): FeeOfAddress | null {
  const { data } = useAddress()
  const fees = useFeesNow()
  const settled = useSettled(typed ?? '', restMs)
  const [guess, setGuess] = useState<FeeOfAddress | null>(null)
  useEffect(() => {
    let isOver = false
    // Names of districts and areas come with the first typed address.
    if (settled)
      import('#contract/fee-of-address').then(
        ({ feeOfAddress }) => isOver || setGuess(feeOfAddress(settled)),
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [settled])
  if (typed !== undefined) return typed && settled ? guess : null
  if (data?.fee_hint === undefined) return null
  const zone = data.fee_hint === fees.outside ? 'outside' : 'inside'
  return { zone, place: data.fee_place ?? null }
}
