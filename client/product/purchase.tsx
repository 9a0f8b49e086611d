import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Product } from '#contract/catalog'
import type { Choice } from '../customers/wish'
import { BuyBox } from './buy-box'
import { missingPart } from './choices'
import { keepChoice, keptChoice } from './kept-choice'
import { ProductOptions } from './product-options'
import { useBuying } from './use-buying'
import { useWish } from './wish'

/** The choices of a product, and the two buttons to buy it. */
export function Purchase({ product }: { product: Product }) {
  const [choice, setChoice] = useState<Choice>(() => keptChoice(product))
  useEffect(() => keepChoice(product, choice), [product, choice])
  const buying = useBuying(product)
  const { missing } = buying
  const choose = (part: Partial<Choice>) => setChoice({ ...choice, ...part })

  useWish(product.id, buying.hasWished, (stored, act) => {
    setChoice(stored)
    if (act) buying.buy(act, stored)
  })

  const { state } = useLocation()
  const cameToBuy = useNavigationType() === NavigationType.Push && state?.toBuy === true
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cameToBuy) own.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [cameToBuy])

  return (
    <div ref={own} id="buy">
      <ProductOptions
        product={product}
        choice={choice}
        missing={missingPart(product, choice) === missing ? missing : undefined}
        onChoose={choose}
        onClear={(part) => setChoice(({ [part]: _, ...rest }) => rest)}
      />
      <BuyBox product={product} choice={choice} onChoose={choose} buying={buying} />
    </div>
  )
}
