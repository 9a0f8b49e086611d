import { Check } from 'lucide-react'
import { useState } from 'react'
import { useLang, useText } from '../text/lang'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { districtName } from './district-name'
import { districtIn, districtsLike } from './districts'
import type { OfficeOrder } from '#contract/office/order-row-shapes'

type DistrictFieldProps = {
  order: OfficeOrder
  /** What is chosen or kept. */
  district: string
  /** While the call is to come: the confirmation takes the district along. */
  onDistrict: ((district: string) => void) | undefined
}

/** The district: as the address tells it, to be confirmed by a tap, or found by what is typed. */
export function DistrictField({ order, district, onDistrict }: DistrictFieldProps) {
  const text = useText()
  const lang = useLang()
  const [isSeeking, setIsSeeking] = useState(false)
  const [sought, setSought] = useState('')
  const guess = districtIn(order.address)

  if (!onDistrict || (district && !isSeeking)) {
    return (
      <p>
        <span className="mute">
          {district ? `${text.order.district}: ` : text.order.noDistrict}
        </span>
        {district && <b>{districtName(district, lang)}</b>}{' '}
        {onDistrict && (
          <button type="button" className="link" onClick={() => setIsSeeking(true)}>
            {text.order.otherDistrict}
          </button>
        )}
      </p>
    )
  }
  function choose(chosen: string) {
    setIsSeeking(false)
    setSought('')
    onDistrict?.(chosen)
  }
  if (guess && !isSeeking) {
    return (
      <p className="acts guess">
        <Button kind="soft" onClick={() => choose(guess)}>
          <Check className="i s" aria-hidden />
          {text.order.districtIs(districtName(guess, lang))}
        </Button>
        <button type="button" className="link" onClick={() => setIsSeeking(true)}>
          {text.order.otherDistrict}
        </button>
      </p>
    )
  }
  return (
    <div className="district">
      <Field
        label={text.order.district}
        placeholder={text.order.districtHint}
        autoComplete="off"
        autoFocus={isSeeking}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <p className="acts" role="status">
        {districtsLike(sought).map((found) => (
          <Button key={found} kind="soft" onClick={() => choose(found)}>
            {districtName(found, lang)}
          </Button>
        ))}
      </p>
    </div>
  )
}
