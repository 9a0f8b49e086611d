import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { uiWords } from './words'
import './price.css'

type PriceProps = { priceTaka: number; oldPriceTaka?: number | null; large?: boolean }

export function Price({ priceTaka, oldPriceTaka = null, large = false }: PriceProps) {
  const text = useWords(uiWords)
  return (
    <p className={large ? 'price price-large num' : 'price num'}>
      <span className="visually-hidden">{text.price}</span>
      <b translate="no">{formatTaka(priceTaka)}</b>
      {oldPriceTaka !== null && oldPriceTaka > priceTaka && (
        <>
          <span className="visually-hidden">{text.oldPrice}</span>
          <s translate="no">{formatTaka(oldPriceTaka)}</s>
        </>
      )}
    </p>
  )
}
