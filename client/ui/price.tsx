import { formatTaka } from '../text/format'
import './price.css'

type PriceProps = { priceTaka: number; oldPriceTaka?: number | null; large?: boolean }

export function Price({ priceTaka, oldPriceTaka = null, large = false }: PriceProps) {
  return (
    <p className={large ? 'price price-large num' : 'price num'}>
      <span className="vh">বর্তমান মূল্য</span>
      <b>{formatTaka(priceTaka)}</b>
      {oldPriceTaka !== null && oldPriceTaka > priceTaka && (
        <>
          <span className="vh">আগের মূল্য</span>
          <s>{formatTaka(oldPriceTaka)}</s>
        </>
      )}
    </p>
  )
}
