import { formatTaka } from '../../text/format'
import { useText } from '../../text/lang'
import { ui } from '../../text/rooms/ui'
import './price.css'

type PriceProps = { priceTaka: number; oldPriceTaka?: number | null; large?: boolean }

export function Price({ priceTaka, oldPriceTaka = null, large = false }: PriceProps) {
  const text = useText({ ui })
  return (
    <p className={large ? 'price price-large num' : 'price num'}>
      <span className="visually-hidden">{text.ui.price}</span>
      <b translate="no">{formatTaka(priceTaka)}</b>
      {oldPriceTaka !== null && oldPriceTaka > priceTaka && (
        <>
          <span className="visually-hidden">{text.ui.oldPrice}</span>
          <s translate="no">{formatTaka(oldPriceTaka)}</s>
        </>
      )}
    </p>
  )
}
