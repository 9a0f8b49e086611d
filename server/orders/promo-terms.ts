import { type PromoTerms, promoKinds, promoTakes } from '#contract/shop'
import type { OrderModel, PromoModel } from '../database/generated/models.ts'

export type PromoOfKind = Pick<PromoModel, 'kind' | 'priceTaka' | 'percent' | 'mostTaka'>

/** Beside its price; a promo of a sum has none. */
export function termsOf({ kind, percent, mostTaka }: Omit<PromoOfKind, 'priceTaka'>) {
  return {
    ...(percent !== null && { percent }),
    ...(mostTaka !== null && { most: mostTaka }),
    ...(promoKinds[kind] === 'delivery' && { free_delivery: true as const }),
  }
}

type PromoOfOrder = Pick<OrderModel, 'promoPriceTaka' | 'subtotalTaka' | 'feeTaka'>

/** What the promo of an order takes off where its lines or fee change: a sum where the promo has other terms since. */
export function termsOfOrder(order: PromoOfOrder, promo: PromoOfKind | null): PromoTerms {
  const sum = { price: order.promoPriceTaka }
  const terms = { ...sum, ...(promo && termsOf(promo)) }
  const took = promoTakes(terms, order.subtotalTaka, order.feeTaka)
  return took === order.promoPriceTaka ? terms : sum
}
