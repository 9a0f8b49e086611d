import { type KeyboardEvent, useState } from 'react'
import { districtsLike } from '#contract/find-district'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { useLang, useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { districtName } from './district-name'
import { orderWords } from './words'

type DistrictFieldProps = {
  order: OfficeOrder
  /** The chosen or stored one. */
  district: string
  /** Until the parcel leaves, or for those who may edit it on its way. */
  onDistrict: ((district: string) => void) | undefined
}

/** The district: named by the address and confirmed by a tap, or found by typing. */
export function DistrictField({ order, district, onDistrict }: DistrictFieldProps) {
  const text = useWords(orderWords)
  const lang = useLang()
  const [isSeeking, setIsSeeking] = useState(false)
  const [sought, setSought] = useState('')
  const guess = order.district_guess

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
  function leave() {
    setIsSeeking(false)
    setSought('')
  }
  function choose(chosen: string) {
    leave()
    onDistrict?.(chosen)
  }
  if (guess && !isSeeking) {
    return (
      <p className="acts guess">
        <Button kind="soft" onClick={() => choose(guess)}>
          {text.order.districtIs(districtName(guess, lang))}
        </Button>
        <button type="button" className="link" onClick={() => setIsSeeking(true)}>
          {text.order.otherDistrict}
        </button>
      </p>
    )
  }
  const found = districtsLike(sought)
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter' && found[0]) choose(found[0])
    else if (key === 'Escape') leave()
  }
  return (
    <div className="grid gap-6 district">
      <Field
        label={text.order.district}
        placeholder={text.order.districtHint}
        autoComplete="off"
        autoFocus={isSeeking}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="acts" role="status">
        {sought.trim() && found.length === 0 && text.order.noSuchDistrict}
        {found.map((name) => (
          <Button key={name} kind="soft" onClick={() => choose(name)}>
            {districtName(name, lang)}
          </Button>
        ))}
      </p>
    </div>
  )
}
