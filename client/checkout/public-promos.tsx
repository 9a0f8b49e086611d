import { useQuery } from '@tanstack/react-query'
import { getPublicPromos } from '#contract/orders'
import type { PromoTerms } from '#contract/shop'
import { read } from '../api/read'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { useApplyPromo } from './applied-promo'
import { checkoutWords } from './words'

/** The codes that the shop shows, each applied with one tap. */
export function PublicPromos({ subtotalTaka }: { subtotalTaka: number }) {
  const text = useWords(checkoutWords)
  const apply = useApplyPromo()
  const { data } = useQuery({ ...read(getPublicPromos, {}), meta: { personal: true } })
  const promos = data?.promos ?? []
  if (promos.length === 0) return null

  function sayTerms({ price, percent, most, free_delivery }: PromoTerms): string {
    if (free_delivery) return text.freeDelivery
    if (percent === undefined) return text.off(formatTaka(price))
    return most === undefined
      ? text.off(`${percent}%`)
      : text.offAtMost(`${percent}%`, formatTaka(most))
  }
  return (
    <ul className="public-promos grid gap-8 num" aria-label={text.publicPromos}>
      {promos.map(({ promo_code: code, min_subtotal: least = 0, ...terms }) => (
        <li key={code} className="flex between gap-10 break">
          <span>
            <strong translate="no">{code}</strong> <span>{sayTerms(terms)}</span>
            {least > subtotalTaka && (
              <span className="subline">{text.needs(formatTaka(least - subtotalTaka))}</span>
            )}
          </span>
          <Button
            className="rigid nowrap"
            disabled={least > subtotalTaka}
            busy={apply.isPending && apply.variables.promo_code === code}
            aria-label={text.take(code)}
            onClick={() => apply.mutate({ promo_code: code })}
          >
            {text.takeIt}
          </Button>
        </li>
      ))}
    </ul>
  )
}
